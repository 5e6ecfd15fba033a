import type { FormState } from 'payload';

/** Returns a form's state with some of its top-level fields, rows and all, as another state has them. */
export function takeFields(state: FormState, from: FormState, names: readonly string[]): FormState {
  const isTaken = (path: string) => names.includes(path.split('.', 1)[0] ?? '');
  const entries = [
    ...Object.entries(state).filter(([path]) => !isTaken(path)),
    ...Object.entries(from).filter(([path]) => isTaken(path)),
  ];
  return Object.fromEntries(entries);
}
