import { NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import type { Texts } from '../../contracts/encyclopedia/fields.ts';
import { BadRequest } from '../../platform/errors.ts';
import { changedTexts } from './changesOf.ts';
import type { Receipt } from './sendIn.ts';
import { type StepInput, type Tools, takeStep } from './takeStep.ts';

/**
 * The author answers a change request, with words, with other texts, or both. It waits again, where it stood in the
 * queue before; the texts as they were are kept with the event.
 */
export async function answer(
  { texts, ...input }: StepInput & { texts?: Texts | undefined },
  tools: Tools,
): Promise<Receipt> {
  if (!input.reason && !texts) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  return takeStep('answer', input, tools, ({ contribution }) => {
    const changed = texts && changedTexts(contribution, texts);
    return {
      changes: { reviewerId: null, ...changed },
      detail: changed && { content: contribution.content },
      title: changed?.title,
    };
  });
}
