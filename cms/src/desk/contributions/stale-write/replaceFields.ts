import type { FormState } from 'payload';

/** Returns `state` with the top-level fields `names` and their rows as `from` has them. */
export function replaceFields(state: FormState, from: FormState, names: readonly string[]): FormState {
  const isTaken = (path: string) => names.includes(path.split('.', 1)[0] ?? '');
  const entries = [
    ...Object.entries(state).filter(([path]) => !isTaken(path)),
    ...Object.entries(from).filter(([path]) => isTaken(path)),
  ];
  return Object.fromEntries(entries);
}
