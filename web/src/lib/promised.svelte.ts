// What the next table, or a rematch, commits itself to: people can see it before their browser adds to the dice.

import { api, ApiError } from "./api";
import type { TableInfo } from "../wire";

const GOOD_FOR = 10 * 60_000; // milliseconds; the server keeps it a little longer

class Promised {
  /** Empty until somebody asks. */
  commitment = $state("");
  #since = 0;

  /** The same until it has been used. */
  async get(): Promise<string> {
    if (this.commitment === "" || Date.now() - this.#since > GOOD_FOR) {
      const { commitment } = await api.promise();
      this.commitment = commitment;
      this.#since = Date.now();
    }
    return this.commitment;
  }

  /** It has been used, or is good for nothing any more. */
  spend(): void {
    this.commitment = "";
  }

  /** A table opened with it; if that fails for want of a good one, the next try gets another. */
  async use<T>(open: (commitment: string) => Promise<T>): Promise<T> {
    try {
      const opened = await open(await this.get());
      this.spend();
      return opened;
    } catch (error) {
      if (error instanceof ApiError && error.code === "no-commitment") this.spend();
      throw error;
    }
  }
}

export const promised = new Promised();

/** Another game with the same people: fresh dice are mixed, those of the same deal are known. */
export const rematch = (table: string, same: boolean): Promise<TableInfo> =>
  same ? api.sameDeal(table) : promised.use((commitment) => api.rematch(table, commitment));
