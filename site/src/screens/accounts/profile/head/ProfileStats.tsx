import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useProfile } from '../context.ts';
import { writePercent } from '../parts/writePercent.ts';
import { $certificates, $progress } from '../reads.ts';
import { averageOf } from './averageOf.ts';

/** The three figures of a profile. One that is not known is never shown as a zero. */
export function ProfileStats({ user }: { user: User | null }) {
  const { lang, words } = useProfile();
  const certificates = useStore($certificates);
  const progress = useStore($progress);
  const average = progress.data && averageOf(progress.data);
  return (
    <dl className="profile-stats col-span-full grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-3">
      <Stat name={words.head.contributions} value={user && formatNumber(lang, user.editCount)} />
      <Stat
        name={words.head.certificates}
        value={certificates.data ? formatNumber(lang, certificates.data.length) : null}
        missing={certificates.error && words.head.notKnown}
      />
      <Stat
        name={words.head.avgProgress}
        value={typeof average === 'number' ? writePercent(lang, average) : null}
        missing={progress.error ? words.head.notKnown : average === null && words.head.noProgress}
      />
    </dl>
  );
}

type Props = {
  name: string;
  /** Null where it is not known, or not yet. */
  value: string | null;
  /** Why there is no value; unset while it may still come. */
  missing?: string | false | null | undefined;
};

/** A figure with its name; a dash with its reason where there is none. */
function Stat({ name, value, missing }: Props) {
  return (
    <div className="flex flex-col-reverse justify-end border-t-3 border-action py-3">
      <dt className="text-small">{name}</dt>
      <dd className="font-heading text-[2rem] leading-[1.2] font-semibold [font-variant-numeric:tabular-nums]">
        {value ?? <span aria-hidden="true">{missing ? '–' : '\u00a0'}</span>}
        {value === null && missing && (
          <small className="block font-body text-small leading-[1.4] font-normal text-ink-soft [font-variant-numeric:normal]">
            {missing}
          </small>
        )}
      </dd>
    </div>
  );
}
