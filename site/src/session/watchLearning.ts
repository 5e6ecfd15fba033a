import { $userId } from './session.ts';
import { readStored } from './storage.ts';

/** Merges a guest's learning into the account of a user who signs in. The page's script calls it once. */
export function watchLearning(): void {
  $userId.subscribe((id) => {
    if (id !== null && keepsLearning()) void import('./mergeLearning.ts').then((merging) => merging.mergeLearning());
  });
}

// The key of keptLearning.ts: an import would load that file for every reader.
const keepsLearning = () => readStored('learning') !== null;
