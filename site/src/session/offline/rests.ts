import { offlineDatabase } from './database.ts';

export type Backoff = { until: number; tries: number };
/** Backoffs by lane, or of all writes. Nothing is sent before `until`, in milliseconds since 1970. */
export type Backoffs = Partial<Record<'all' | (string & {}), Backoff | undefined>>;

const KEY = 'queue-rests';
export const FIRST_BACKOFF_MS = 5000;
const MAX_REST_MS = 5 * 60_000;

export async function readBackoffs(): Promise<Backoffs> {
  return ((await (await offlineDatabase()).get('notes', KEY)) as Backoffs | undefined) ?? {};
}

export async function writeBackoffs(rests: Backoffs): Promise<void> {
  await (await offlineDatabase()).put('notes', rests, KEY);
}

type Longer = { lane: keyof Backoffs; now: number /** In milliseconds. */; atLeast: number };

export function increaseBackoff(rests: Backoffs, { lane, now, atLeast }: Longer): Backoffs {
  const tries = (rests[lane]?.tries ?? 0) + 1;
  const own = Math.min(FIRST_BACKOFF_MS * 2 ** (tries - 1), MAX_REST_MS);
  return { ...rests, [lane]: { tries, until: now + Math.max(own, atLeast) } };
}
