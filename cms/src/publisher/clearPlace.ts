import { lstatSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes whatever stands where a file of the tree belongs and is none: a folder with the file's name, and a file with the
 * name of one of its folders. Leaves everything above `root` alone.
 */
export function clearPlace(root: string, file: string): void {
  let place = root;
  for (const part of path.dirname(path.relative(root, file)).split(path.sep)) {
    place = path.join(place, part);
    if (lstatSync(place, { throwIfNoEntry: false }) && !statSync(place, { throwIfNoEntry: false })?.isDirectory())
      rmSync(place, { force: true });
  }
  if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true, force: true });
}
