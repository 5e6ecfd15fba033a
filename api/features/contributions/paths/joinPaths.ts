import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';

/** A path, or a translation of one: what stands at its top, and modules that each have a number. */
type Whole = { modules: { id: number }[] };
/** Changed as one: a field of the top, the order of the modules, or a module. */
type Parts = ReadonlyMap<string, unknown>;

export const ORDER = 'order';
export const moduleKey = (id: number): string => `modules.${id}`;

/**
 * What is proposed, and what else was changed meanwhile, as one. Where both have changed the same part, to different
 * things, only a person can join them: these are `conflicts`.
 * @param from what the proposal was made from; null where there was nothing
 */
export function joinPaths<Of extends Whole>({
  from,
  now,
  proposed,
}: {
  from: Of | null;
  now: Of | null;
  proposed: Of;
}): {
  joined: Of;
  conflicts: string[];
} {
  const [before, current, wanted] = [partsOf(from), partsOf(now), partsOf(proposed)];
  const keys = [...new Set([...wanted.keys(), ...current.keys(), ...before.keys()])];
  const isChanged = (parts: Parts, key: string) => !isEqualText(parts.get(key), before.get(key));
  const conflicts = keys.filter(
    (key) => isChanged(wanted, key) && isChanged(current, key) && !isEqualText(wanted.get(key), current.get(key)),
  );
  // Where learners have nothing any more, it is what is proposed as it stands.
  const joined = new Map(keys.map((key) => [key, now && !isChanged(wanted, key) ? current.get(key) : wanted.get(key)]));
  return { joined: wholeOf<Of>(joined), conflicts: now ? conflicts : [] };
}

function partsOf(whole: Whole | null): Parts {
  if (!whole) return new Map();
  const { modules, ...top } = whole;
  return new Map<string, unknown>([
    ...Object.entries(top),
    [ORDER, modules.map(({ id }) => id)],
    ...modules.map((module): [string, unknown] => [moduleKey(module.id), module]),
  ]);
}

function wholeOf<Of extends Whole>(parts: Parts): Of {
  const order = (parts.get(ORDER) ?? []) as number[];
  const top = [...parts].filter(([key]) => key !== ORDER && !key.startsWith('modules.'));
  const modules = order.flatMap((id) => parts.get(moduleKey(id)) ?? []);
  return { ...Object.fromEntries(top), modules } as Of;
}
