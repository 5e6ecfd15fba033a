import { findFormerPositions } from '@common-ground/api/contracts/documents/findFormerPositions.ts';
import { splitText } from '@common-ground/api/contracts/documents/parts.ts';
import { Random } from '../generator/Random.ts';
import { readSeedTexts } from '../generator/readSeedTexts.ts';
import type { Stage } from '../stage/Stage.ts';
import { countWrong, simulateEdits } from './simulateEdits.ts';

const SEED = 40;
const ROUNDS = 200;

/** Maximum share of texts whose former position may be found wrongly. */
export const MAX_WRONG = { paragraphs: 0.03, items: 0.02 };

type Share = { texts: number; wrong: number };
export type AlignmentErrors = { paragraphs: Share; items: Share };

/**
 * Prints the share of texts whose former position is found wrongly after simulated edits. The edits are the same in each
 * run.
 */
export async function benchAlignment({ options }: Stage): Promise<void> {
  for (const [what, { texts, wrong }] of Object.entries(measureAlignment(ROUNDS)))
    options.say(`  ${what}: ${((100 * wrong) / texts).toFixed(2)} % of ${texts} wrong`);
}

/** Edits each overview and each list of the seed conditions once a round, and counts wrong former positions. */
export function measureAlignment(rounds: number): AlignmentErrors {
  const conditions = readSeedTexts().en;
  const paragraphs = conditions.map(({ overview }) => splitText(overview, 'lines'));
  const items = conditions.flatMap(({ symptoms, causes, treatments }) => [symptoms, causes, treatments]);
  return { paragraphs: measureLists(paragraphs, rounds, 1), items: measureLists(items, rounds, 2) };
}

function measureLists(lists: readonly (readonly string[])[], rounds: number, kind: number): Share {
  const share: Share = { texts: 0, wrong: 0 };
  for (let round = 0; round < rounds; round += 1)
    for (const [at, list] of lists.entries()) {
      const others = lists.filter((_, other) => other !== at).flat();
      const edited = simulateEdits(list, { random: new Random(SEED, kind, round, at), others });
      const found = findFormerPositions(
        edited.map(({ text }) => text),
        list,
        (text) => [String(text)],
      );
      share.texts += edited.length;
      share.wrong += countWrong(edited, found);
    }
  return share;
}
