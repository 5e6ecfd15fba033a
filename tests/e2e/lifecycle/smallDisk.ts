import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Only root may mount one. */
  isSmall: boolean;
  /** Leaves no room on it, until the answer is called. */
  fill: () => () => void;
  remove: () => void;
};

/** Makes a folder a disk of this size, in memory, where that can be done. */
export function smallDisk(folder: string, size: string): SmallDisk {
  const options = `size=${size},mode=755`;
  const isSmall =
    process.getuid?.() === 0 && spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status === 0;
  return {
    folder,
    isSmall,
    fill() {
      const filler = path.join(folder, 'filler');
      const descriptor = openSync(filler, 'w');
      for (const bytes of [1 << 20, 1 << 12]) {
        const zeros = Buffer.alloc(bytes);
        try {
          while (writeSync(descriptor, zeros) === bytes);
        } catch {
          // That was all.
        }
      }
      closeSync(descriptor);
      return () => rmSync(filler);
    },
    remove() {
      if (isSmall) spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
