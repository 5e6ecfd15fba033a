import type { DocumentRow } from '../../../contracts/documents/DocumentRow.ts';
import { toUnitLabels } from '../../../contracts/documents/toUnitLabels.ts';
import type { ProposedStates, ProposedText, ReviewedKind } from './ReviewedKind.ts';

type Shared =
  | 'document'
  | 'answeredIn'
  | 'hasOwnSources'
  | 'toStates'
  | 'toNotes'
  | 'describeConflicts'
  | 'selectSources';

/** Returns what is the same for all kinds that are proposed as a whole, in one document without sources. */
export function shareWhole<State extends object>(document: DocumentRow): Pick<ReviewedKind<State>, Shared> {
  return {
    document,
    answeredIn: 'desk',
    hasOwnSources: false,
    toStates: toWholeStates<State>,
    toNotes: ({ contribution: { description }, emergencyReason }) => ({ editSummary: emergencyReason ?? description }),
    describeConflicts(conflicts, contribution) {
      const { proposed, from } = toWholeStates(contribution);
      const labels = toUnitLabels(document.parts, conflicts, proposed, from);
      return `Changed for readers meanwhile: ${labels.join(', ')}. Bring both together in the draft and send it for review again`;
    },
    selectSources: async () => null,
  };
}

/** The columns `content` and `base` have the type of the kind of the contribution. */
function toWholeStates<State extends object>({ content, base }: ProposedText): ProposedStates<State> {
  return { from: base?.texts ?? null, proposed: content } as never;
}
