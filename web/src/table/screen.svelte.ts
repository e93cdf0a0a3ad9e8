// Screen sizes, with the same limits as the style sheets: a phone below 768, a desk from 1200.

const phone = window.matchMedia("(max-width: 767.98px)");
const desk = window.matchMedia("(min-width: 1200px)");
const low = window.matchMedia("(max-height: 719.98px)");

class Screen {
  phone = $state(phone.matches);
  desk = $state(desk.matches);
  low = $state(low.matches);

  constructor() {
    phone.addEventListener("change", (event) => (this.phone = event.matches));
    desk.addEventListener("change", (event) => (this.desk = event.matches));
    low.addEventListener("change", (event) => (this.low = event.matches));
  }
}

export const screen = new Screen();
