import { useHydrated } from '../../islands/useHydrated.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import type { Parts } from '../text/Text.tsx';
import { LatePart, type LateWords } from './LatePart.tsx';

type Props<Part> = {
  load: () => Promise<Part>;
  isWanted?: boolean;
  words: LateWords;
  loadingClass?: string;
  children: (part: Part) => Parts;
};

/** Loads a part of a page as soon as the island is hydrated. The server renders it as loading. */
export function LazyScreen<Part>({ load, isWanted = true, ...part }: Props<Part>) {
  const isAlive = useHydrated();
  return <LatePart part={useLoaded(load, isAlive && isWanted)} {...part} />;
}
