import { SIGNED_SECTIONS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { UnlapsedSignOff } from '@common-ground/api/features/sign-offs/queries/selectUnlapsedSignOffs.ts';
import { formatDay } from '../sign-offs/days.ts';

/** Lists, before a decision, the medical sign-offs that the contribution would end. */
export function LapsingSignOffs({ lapses }: { lapses: readonly UnlapsedSignOff[] }) {
  if (lapses.length === 0) return null;
  return (
    <div className="review__lapse" role="note">
      <strong>This ends a medical sign-off</strong>
      {lapses.map(({ id, section, name, credential, signedAt }) => (
        <p key={id}>
          {`${name ?? 'A former member'}, ${credential}, signed ${toSignedPart(section)} on ${formatDay(signedAt)}.`}
        </p>
      ))}
      <p>Once this is published, the page says that its review has lapsed, and who signed it is told.</p>
    </div>
  );
}

function toSignedPart(section: string | null): string {
  if (section === null) return 'this page';
  return `“${SIGNED_SECTIONS.find((part) => part.section === section)?.label ?? section}”`;
}
