import { $userId } from './session.ts';
import { readStored } from './storage.ts';

export function watchLearning(): void {
  $userId.subscribe((id) => {
    if (id !== null && hasGuestLearning()) void import('./mergeLearning.ts').then((merging) => merging.mergeLearning());
  });
}

// Copy of the key in keptLearning.ts: an import would load that file for every reader.
const hasGuestLearning = () => readStored('learning') !== null;
