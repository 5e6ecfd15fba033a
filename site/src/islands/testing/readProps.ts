type Written = [type: number, value: unknown];

/** Returns the props of an island's tag, where Astro writes each value with its type: 0 for JSON, 1 for a list. */
export function readProps(island: Element): Record<string, unknown> {
  return revive([0, JSON.parse(island.getAttribute('props') ?? '{}')]) as Record<string, unknown>;
}

function revive([type, value]: Written): unknown {
  if (type === 1) return (value as Written[]).map(revive);
  if (Object(value) !== value) return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, Written>).map(([name, inner]) => [name, revive(inner)]),
  );
}
