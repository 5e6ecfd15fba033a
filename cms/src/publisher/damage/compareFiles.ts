import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { hasDigest } from '../digests.ts';

/** A file of the release as it should be. `name` is unique in the release. */
export type ExpectedFile = { name: string; file: string; digest: string };

export type FileGroup = {
  /** Returns at most `limit` files after the name `after`, in order of name; fewer when there are no more. */
  list: (after: string, limit: number) => Promise<ExpectedFile[]>;
  /** Starts the repair. May compare again first, because a file may have been replaced since. */
  repair: (damaged: readonly ExpectedFile[]) => Promise<unknown>;
};

export type DamageFinder = {
  /** Returns the damaged files among these. May leave some to a later round. */
  findDamaged: (files: readonly ExpectedFile[]) => Promise<ExpectedFile[]>;
  /** Begins another round over all files. */
  beginRound: () => void;
};

/** Time after which a file that looks unchanged is read again: its disk may have lost bytes without a trace. */
const READ_EVERY_MS = 5 * 60_000;
/** Time after which a file that is still damaged is reported again: the obstacle to its repair may be gone. */
const REPORT_EVERY_MS = 5 * 60_000;
/** Files that are read in one call, in about 30 ms. */
const MAX_READS = 100;
const READS_BETWEEN_TURNS = 10;

type Known = { facts: string; isWhole: boolean; at: number; round: number };

/**
 * Compares files with their digests. Reads a file when its inode, length or times changed, and every few minutes.
 * Checking a file without reading it takes 3 µs.
 */
export class FileComparison implements DamageFinder {
  #known = new Map<string, Known>();
  #round = 0;

  /** Returns the damaged files among these. When many must be read, some are left to a later round. */
  async findDamaged(files: readonly ExpectedFile[], now = Date.now()): Promise<ExpectedFile[]> {
    const due = files.map((file) => this.#look(file, now)).filter((look) => look.isDue);
    // Files that look different or were damaged come first, then those read longest ago.
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
    const facts = `${expected.digest} ${readFileFacts(expected.file)}`;
    const known = this.#known.get(expected.name);
    if (known) known.round = this.#round;
    if (known?.facts !== facts) return { expected, facts, isDue: true, readAt: known ? 0 : 1 };
    const isDue = now - known.at > (known.isWhole ? READ_EVERY_MS : REPORT_EVERY_MS);
    return { expected, facts, isDue, readAt: known.isWhole ? known.at : 0 };
  }

  /** Begins another round over all files, and drops the results of files that were not in the last round. */
  beginRound(): void {
    for (const [name, { round }] of this.#known) if (round < this.#round) this.#known.delete(name);
    this.#round += 1;
  }
}

function readFileFacts(file: string): string {
  try {
    const facts = statSync(file, { throwIfNoEntry: false });
    return facts ? `${facts.ino} ${facts.size} ${facts.mtimeMs} ${facts.ctimeMs}` : '';
  } catch {
    return '';
  }
}
