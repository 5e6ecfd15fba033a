import { findFormerPositions } from '../../../contracts/learning/findFormerPositions.ts';

type Fields = Record<string, unknown>;

/**
 * Several states of the same document, the oldest first, in which each entry of each list has a number: the same where it
 * is the same entry, wherever it stands. Modules and questions have theirs already; others are found by what is written in
 * them, as a translation finds its source.
 */
export function alignPaths<Of extends object>(states: readonly Of[]): Of[] {
  let last = 0;
  const next = () => {
    last -= 1;
    return last;
  };
  let before: unknown;
  return states.map((state) => {
    before = aligned(before, state, next);
    return before as Of;
  });
}

function aligned(before: unknown, after: unknown, next: () => number): unknown {
  if (Array.isArray(after)) return alignedList(Array.isArray(before) ? before : [], after, next);
  if (!isFields(after)) return after;
  const known = isFields(before) ? before : {};
  return Object.fromEntries(Object.entries(after).map(([name, value]) => [name, aligned(known[name], value, next)]));
}

function alignedList(before: unknown[], after: unknown[], next: () => number): unknown[] {
  const places = findFormerPositions(after, before, textsOf);
  return after.map((one, at) => {
    if (!isFields(one)) return one;
    const other = before[places[at] ?? -1];
    return { ...(aligned(other, one, next) as Fields), id: one.id ?? (isFields(other) ? other.id : next()) };
  });
}

/** What one is called, then all else that is written in it, whatever order its fields are in. */
function textsOf(one: unknown): string[] {
  return isFields(one) ? [headOf(one), ...wordsIn(one)] : [String(one)];
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isFields(value)) return [];
  return Object.keys(value)
    .sort()
    .flatMap((name) => wordsIn(value[name]));
}

/** What an entry of a list is called. */
export function headOf(one: object): string {
  const { title, text, question, first, heading, say } = one as Fields;
  return String(title ?? text ?? question ?? first ?? heading ?? say ?? '');
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
