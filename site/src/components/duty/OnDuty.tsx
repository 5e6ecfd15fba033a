import type { Duty } from '@common-ground/api/contracts/moderation/duty.ts';
import { sayDuty } from '@common-ground/api/contracts/wording/moderation/duty/sayDuty.ts';
import { useLate } from '../../islands/useLate.ts';

type Props = {
  lang: string;
  /** Beside help lines: what is said where moderators have not said when they are here, or where it cannot be asked. */
  unsaid?: string;
};

/** Whether a moderator is there to read what is about to be sent, asked at the moment it is shown. */
export function OnDuty({ lang, unsaid }: Props) {
  const duty = useLate(readDuty, true);
  const said =
    duty && duty !== 'failed'
      ? sayDuty(duty, { lang, now: new Date(), isBesideHelpLines: unsaid !== undefined })
      : null;
  if (duty !== null && !said && !unsaid) return null;
  // It is there before it has words, so that a screen reader reads them as they come.
  return <p role="status">{duty !== null && (said ?? unsaid)}</p>;
}

/** Without saying who asks. */
async function readDuty(): Promise<Duty> {
  const answer = await fetch('/api/moderator-duty', { credentials: 'omit' });
  if (!answer.ok) throw new Error(`Duty: ${answer.status}`);
  return answer.json();
}
