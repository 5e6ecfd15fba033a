import { sayDuty } from '@common-ground/api/contracts/wording/moderation/duty/sayDuty.ts';
import { selectDuty } from '@common-ground/api/features/moderation/queries/duty.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import Link from 'next/link.js';
import { DUTY } from '../kit/addresses.ts';

/** What readers are told of whether a moderator is here, and where that is set. */
export async function DutyNow({ database }: { database: Database }) {
  const duty = await selectDuty(database);
  const said = sayDuty(duty, { lang: 'en', now: new Date(), timeZone: duty.timeZone });
  return (
    <p>
      <strong>{said ? `${said} ` : 'No hours on duty are set. '}</strong>
      {said
        ? `(Time zone: ${duty.timeZone}.) `
        : 'Readers are told that it can be hours until one of us reads a text. '}
      <Link href={DUTY} prefetch={false}>
        Hours on duty
      </Link>
    </p>
  );
}
