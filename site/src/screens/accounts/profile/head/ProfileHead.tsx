import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';
import { roleNames } from '@common-ground/api/contracts/wording/accountsRoles.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { BadgeCheckIcon, BellIcon, PencilIcon, XIcon } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { LoadFailed } from '../../../../components/load-failed/LoadFailed.tsx';
import { TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { Text } from '../../../../components/text/Text.tsx';
import { $isUnreached, $session, api, calls, refreshSession } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { formatPercent } from '../parts/formatPercent.ts';
import { ActionResult } from '../parts/Section.tsx';
import { INBOX } from '../places.ts';
import { $certificates, $inbox, $progress } from '../reads.ts';

type Props = {
  user: User | null;
  isEditing: boolean;
  onEdit: (isWanted: boolean) => void;
  editButton: Ref<HTMLButtonElement>;
};

/** Shows name and role at once, the rest when the server has sent the account. */
export function ProfileHead({ user, isEditing, onEdit, editButton }: Props) {
  const { lang, words } = useProfile();
  const person = useStore($session)?.person;
  const name = useRef<HTMLHeadingElement>(null);
  if (!person) return null;

  function retry() {
    // The button disappears, so the focus moves to the name instead of the start of the page.
    name.current?.focus();
    void refreshSession();
  }

  const roles: Record<string, string> = roleNames(lang);
  const Icon = isEditing ? XIcon : PencilIcon;
  return (
    <header className="profile-head mb-8 grid max-w-list grid-cols-1 gap-6 @pair:grid-cols-[minmax(0,1fr)_auto]">
      <div className="profile-names">
        <h2 className="text-h1 focus:outline-none" tabIndex={-1} ref={name}>
          <bdi>{person.displayName}</bdi>
        </h2>
        <p className="text-ink-soft">
          <bdi>{user ? `@${user.username}` : '\u00a0'}</bdi>
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          <span className="badge">
            <span className="sr-only">
              <Text>{`${words.head.role} `}</Text>
            </span>
            <Text>{roles[person.role] ?? person.role}</Text>
          </span>
          {user?.isVerified && (
            <span className="badge inline-flex items-center gap-[0.35rem] border-action text-action">
              <BadgeCheckIcon />
              <Text>{words.head.verified}</Text>
            </span>
          )}
        </p>
      </div>
      <div className="profile-actions flex flex-wrap items-start gap-3">
        <UnreadLink />
        <button className="button quiet" type="button" ref={editButton} onClick={() => onEdit(!isEditing)}>
          <Icon />
          <Text>{isEditing ? words.head.cancel : words.head.edit}</Text>
        </button>
      </div>
      {user ? !user.isVerified && <VerifyEmail email={user.email} /> : <Unreached onRetry={retry} />}
      <ProfileStats user={user} />
    </header>
  );
}

/** Links to the inbox when it has unread notifications. */
function UnreadLink() {
  const { lang, words } = useProfile();
  const { data } = useStore($inbox);
  const count = data?.filter(({ isRead }) => !isRead).length ?? 0;
  if (count === 0) return null;
  return (
    <a className="button quiet" href={`#${INBOX}`}>
      <BellIcon />
      <Text>{plural(lang, words.inbox.unread, count)}</Text>
    </a>
  );
}

/** Explains why most of the account is missing: the server was not reached. */
function Unreached({ onRetry }: { onRetry: () => void }) {
  const { words } = useProfile();
  if (!useStore($isUnreached)) return null;
  return (
    <div className="col-span-full">
      <LoadFailed text={words.head.unreached} tryAgain={words.part.tryAgain} onRetry={onRetry} />
    </div>
  );
}

/** Sends the verification mail to an unverified address. */
function VerifyEmail({ email }: { email: string }) {
  const { lang, words } = useProfile();
  const [isSent, setSent] = useState(false);
  const send = useTask(async () => {
    setSent(false);
    await api.call(calls.requestEmailVerification, { query: { lang } });
    setSent(true);
  }, words.part.notDone);
  return (
    <div className="notice-box col-span-full flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <p>{words.verify.text}</p>
      <TaskButton task={send}>{send.isBusy ? words.verify.sending : words.verify.send}</TaskButton>
      <ActionResult>
        {send.reason ? `${words.verify.failed} ${send.reason}` : isSent ? fill(words.verify.sent, { email }) : ''}
      </ActionResult>
    </div>
  );
}

/** Shows three figures. An unknown figure is a dash or blank, never a zero. */
function ProfileStats({ user }: { user: User | null }) {
  const { lang, words } = useProfile();
  const certificates = useStore($certificates);
  const progress = useStore($progress);
  const average = progress.data && computeAverageProgress(progress.data);
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
        value={typeof average === 'number' ? formatPercent(lang, average) : null}
        missing={progress.error ? words.head.notKnown : average === null && words.head.noProgress}
      />
    </dl>
  );
}

type ProfileStatsProps = {
  name: string;
  /** Null when the figure is unknown or still loading. */
  value: string | null;
  /** Reason why there is no value. Unset while the figure may still load. */
  missing?: string | false | null | undefined;
};

function Stat({ name, value, missing }: ProfileStatsProps) {
  return (
    <div className="flex flex-col-reverse justify-end border-t-3 border-action py-3">
      <dt className="text-small">{name}</dt>
      <dd className="font-heading text-[2rem] leading-[1.2] font-semibold [font-variant-numeric:tabular-nums]">
        {value === null ? <span aria-hidden="true">{missing ? '–' : '\u00a0'}</span> : <Text>{value}</Text>}
        {value === null && missing && (
          <small className="block font-body text-small leading-[1.4] font-normal text-ink-soft [font-variant-numeric:normal]">
            {missing}
          </small>
        )}
      </dd>
    </div>
  );
}

/** Returns the mean progress in whole percent. Null without records, because zero would mean no progress. */
export function computeAverageProgress(records: Pick<Progress, 'progress'>[]): number | null {
  if (records.length === 0) return null;
  return Math.round(records.reduce((sum, { progress }) => sum + progress, 0) / records.length);
}
