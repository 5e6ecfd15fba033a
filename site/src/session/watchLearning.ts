import { $userId } from './session.ts';
import { readStored } from './storage.ts';

/** Who signs in brings along what they learned here before. Called once, by the page's script. */
export function watchLearning(): void {
  $userId.subscribe((id) => {
    if (id !== null && keepsLearning()) void import('./mergeLearning.ts').then((merging) => merging.mergeLearning());
  });
}

// The key of keptLearning.ts, which few readers need.
const keepsLearning = () => readStored('learning') !== null;
