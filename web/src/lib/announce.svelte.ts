// What a screen reader is told. `polite` waits its turn, `urgent` interrupts: only for what a person must answer.

class Announcer {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    this.polite = text === this.polite ? `${text}\u00a0` : text; // the same words twice are told twice
  }

  call(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }

  /** Takes back what stands in the page. */
  forget(): void {
    this.polite = "";
    this.urgent = "";
  }
}

export const announcer = new Announcer();
