import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hasDigest } from '../digests.ts';

/** A file of the release as it should be. `name` is unique among all files of the release. */
export type ExpectedFile = { name: string; file: string; digest: string };

/** Files of the release that are repaired in the same way. */
export type FileGroup = {
  /** Returns at most `limit` files by name, from after `after` on; fewer when there are no more. */
  list: (after: string, limit: number) => Promise<ExpectedFile[]>;
  /** Has the files repaired. May look again first: a file may have been replaced since it was compared. */
  repair: (damaged: readonly ExpectedFile[]) => Promise<unknown>;
};

/** How often the bytes of a file are read that looks as it did: its disk may have lost them without a trace. */
const READ_EVERY_MS = 5 * 60_000;
/** How soon a file is reported again that is still damaged in the same way: what keeps it so may be gone by then. */
const REPORT_EVERY_MS = 5 * 60_000;
/** Files that are read at a time, in some 30 ms. */
const MAX_READS = 100;
const READS_BETWEEN_TURNS = 10;

type Known = { facts: string; isWhole: boolean; at: number; round: number };

/**
 * Compares files with their digests. The bytes of a file are read when it looks different (inode, length, times) and every
 * few minutes; a look at the others takes 3 µs.
 */
export class FileComparison {
  #known = new Map<string, Known>();
  #round = 0;

  /** Returns the damaged files among these. Leaves some out when many have to be read; a later round reads them. */
  async findDamaged(files: readonly ExpectedFile[], now = Date.now()): Promise<ExpectedFile[]> {
    const due = files.map((file) => this.#look(file, now)).filter((look) => look.isDue);
    // Files that look different or were damaged first, then those that were read longest ago.
    due.sort((a, b) => a.readAt - b.readAt);
    const damaged: ExpectedFile[] = [];
    for (const [place, { expected, facts }] of due.slice(0, MAX_READS).entries()) {
      if (place % READS_BETWEEN_TURNS === 0) await nextTurn();
      const isWhole = hasDigest(expected.file, expected.digest);
      this.#known.set(expected.name, { facts, isWhole, at: now, round: this.#round });
      if (!isWhole) damaged.push(expected);
    }
    return damaged;
  }

  #look(expected: ExpectedFile, now: number) {
    const facts = `${expected.digest} ${factsOf(expected.file)}`;
    const known = this.#known.get(expected.name);
    if (known) known.round = this.#round;
    if (known?.facts !== facts) return { expected, facts, isDue: true, readAt: known ? 0 : 1 };
    const isDue = now - known.at > (known.isWhole ? READ_EVERY_MS : REPORT_EVERY_MS);
    return { expected, facts, isDue, readAt: known.isWhole ? known.at : 0 };
  }

  /** Begins another round over all files, and drops what was known of those that the last round did not have. */
  beginRound(): void {
    for (const [name, { round }] of this.#known) if (round < this.#round) this.#known.delete(name);
    this.#round += 1;
  }
}

/** Returns facts that change when the file does; empty when the file is missing or cannot be looked at. */
function factsOf(file: string): string {
  try {
    const facts = statSync(file, { throwIfNoEntry: false });
    return facts ? `${facts.ino} ${facts.size} ${facts.mtimeMs} ${facts.ctimeMs}` : '';
  } catch {
    return '';
  }
}
