import type { HelpKind, HelpLine } from '@common-ground/api/contracts/moderation/helpLines.ts';
import { EU, INTERNATIONAL } from './helpRegion.ts';

const LISTENING: readonly HelpKind[] = ['suicide', 'mentalHealth', 'listening'];
const isListening = ({ kinds }: HelpLine) => kinds.some((kind) => LISTENING.includes(kind));

/**
 * Returns the lines of a region. While none is of a `LISTENING` kind, adds those of the EU (for its countries), then
 * the international ones.
 */
export function selectLines(region: string, lines: readonly HelpLine[]): HelpLine[] {
  const of = (one: string) => lines.filter((line) => line.region === one);
  const found = of(region);
  if (!found.some(isListening) && EU.includes(region)) found.push(...of('EU'));
  if (!found.some(isListening) && region !== INTERNATIONAL) found.push(...of(INTERNATIONAL));
  return found;
}
