// What a screen reader says. `polite` waits its turn; `urgent` interrupts, and is only for what a person must answer.

class Announcer {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    this.polite = text === this.polite ? `${text}\u00a0` : text; // so that a repeated text is read again
  }

  call(text: string): void {
    this.urgent = text === this.urgent ? `${text}\u00a0` : text;
  }

  /** Removes the texts from the page. */
  forget(): void {
    this.polite = "";
    this.urgent = "";
  }
}

export const announcer = new Announcer();
