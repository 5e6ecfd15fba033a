import { sayDuty } from '@common-ground/api/contracts/moderation/sayDuty.ts';
import { dutyWords } from '@common-ground/api/contracts/wording/moderationDuty.ts';
import { useLoaded } from '../../islands/useLoaded.ts';
import { anonymousApi, calls } from '../../session/guestApi.ts';

type Props = {
  lang: string;
  /** Text beside help lines, shown when moderators have set no duty hours or these could not be read. */
  unsaid?: string;
};

/** Says whether a moderator is on duty at the time the component is shown. */
export function OnDuty({ lang, unsaid }: Props) {
  const duty = useLoaded(readDuty, true);
  const said =
    duty && duty !== 'failed'
      ? sayDuty(duty, { lang, words: dutyWords(lang), now: new Date(), isBesideHelpLines: unsaid !== undefined })
      : null;
  if (duty !== null && !said && !unsaid) return null;
  // A screen reader announces a text only when its region existed before.
  return <p role="status">{duty !== null && (said ?? unsaid)}</p>;
}

const readDuty = () => anonymousApi.call(calls.getDuty);
