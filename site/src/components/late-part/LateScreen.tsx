import { useAlive } from '../../islands/useAlive.ts';
import { useLate } from '../../islands/useLate.ts';
import type { Parts } from '../text/Parts.ts';
import { LatePart, type LateWords } from './LatePart.tsx';

type Props<Part> = {
  load: () => Promise<Part>;
  /** Whether it is loaded once the browser has taken over. */
  isWanted?: boolean;
  words: LateWords;
  loadingClass?: string;
  children: (part: Part) => Parts;
};

/** The part of a page that is fetched as soon as the browser has taken over. The server draws it loading. */
export function LateScreen<Part>({ load, isWanted = true, ...part }: Props<Part>) {
  const isAlive = useAlive();
  return <LatePart part={useLate(load, isAlive && isWanted)} {...part} />;
}
