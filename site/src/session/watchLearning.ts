import { $userId } from './session.ts';

/** Who signs in brings along what they learned here before. Called once, by the page's script. */
export function watchLearning(): void {
  $userId.subscribe((id) => {
    if (id !== null && keepsLearning()) void import('./mergeLearning.ts').then((merging) => merging.mergeLearning());
  });
}

function keepsLearning(): boolean {
  try {
    // As in keptLearning.ts, which few readers need.
    return localStorage.getItem('learning') !== null;
  } catch {
    return false;
  }
}
