type Fields = Record<string, unknown>;

/**
 * Several states of the same document, the oldest first, in which each entry of each list has a number: the same where it
 * is the same entry, wherever it stands. Modules and questions have theirs already; of others the title, or the text,
 * tells, and of those that were reworded the place among what is left.
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
  const left = before.filter(isFields);
  const pull = (at: number) => (at < 0 ? undefined : left.splice(at, 1)[0]);
  const found = after.map((one) =>
    isFields(one)
      ? pull(left.findIndex((other) => (one.id === undefined ? headOf(one) === headOf(other) : one.id === other.id)))
      : undefined,
  );
  return after.map((one, at) => {
    if (!isFields(one)) return one;
    const other = found[at] ?? (one.id === undefined ? left.shift() : undefined);
    return { ...(aligned(other, one, next) as Fields), id: one.id ?? other?.id ?? next() };
  });
}

/** What an entry of a list is called. */
export function headOf(one: object): string {
  const { title, text, question, first, heading, say } = one as Fields;
  return String(title ?? text ?? question ?? first ?? heading ?? say ?? '');
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
