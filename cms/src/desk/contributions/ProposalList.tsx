import { STATE_WORDS } from '@common-ground/api/contracts/contributions/workflow.ts';
import type { OpenProposal } from '@common-ground/api/features/contributions/queries/selectOpenProposals.ts';
import Link from 'next/link.js';
import { toRecordAddress } from '../kit/addresses.ts';
import { FIELD_LABELS } from '../kit/fieldLabels.ts';
import { KIND_LABELS } from './words.ts';

export function ProposalList({ proposals }: { proposals: readonly OpenProposal[] }) {
  return (
    <ul>
      {proposals.map(({ id, title, kind, status, fields }) => (
        <li key={id}>
          <Link href={toRecordAddress('contributions', id)} prefetch={false}>
            {`${KIND_LABELS[kind]} of “${title}”`}
          </Link>
          {`${fields.length > 0 ? `: ${fields.map((field) => FIELD_LABELS[field]).join(', ')}` : ''} (${STATE_WORDS[status].toLowerCase()})`}
        </li>
      ))}
    </ul>
  );
}
