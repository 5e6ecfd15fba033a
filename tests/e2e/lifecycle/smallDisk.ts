import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

export type SmallDisk = {
  folder: string;
  /** Why no small disk could be mounted; null when it was mounted. */
  obstacle: string | null;
  /** Fills the disk until the returned function is called. */
  fill: () => () => void;
  remove: () => void;
};

/** Mounts a disk in memory at a folder, when this machine allows it. */
export function smallDisk(folder: string, size: string): SmallDisk {
  const obstacle = mount(folder, size);
  return {
    folder,
    obstacle,
    fill() {
      const filler = path.join(folder, 'filler');
      const descriptor = openSync(filler, 'w');
      for (const bytes of [1 << 20, 1 << 12]) {
        const zeros = Buffer.alloc(bytes);
        try {
          while (writeSync(descriptor, zeros) === bytes);
        } catch {
          // The disk is full.
        }
      }
      closeSync(descriptor);
      return () => rmSync(filler);
    },
    remove() {
      if (obstacle === null) spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mount(folder: string, size: string): string | null {
  if (process.getuid?.() !== 0) return 'Only root can mount a small disk.';
  const options = ['-t', 'tmpfs', '-o', `size=${size},mode=755`];
  const { status, stderr, error } = spawnSync('mount', [...options, 'tmpfs', folder], { encoding: 'utf8' });
  return status === 0 ? null : `This machine mounts no small disk: ${error?.message ?? stderr.trim()}`;
}
