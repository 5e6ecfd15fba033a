import type { Notification } from '@common-ground/api/contracts/notifications/notifications.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Reason, TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { Text } from '../../../../components/text/Text.tsx';
import { useProfile } from '../context.ts';
import { rowFacts, rows } from '../looks.ts';
import { ActionRow } from '../parts/ActionRow.tsx';
import { Part, Section, useOutcome } from '../parts/Section.tsx';
import { $inbox } from '../reads.ts';
import { mark, markAllRead, remove } from './changeInbox.ts';
import { toLinkInLanguage } from './toLinkInLanguage.ts';

/** `isWanted`: whether the address names this part, which then takes the focus. */
export function Inbox({ isWanted }: { isWanted: boolean }) {
  const { words } = useProfile();
  const { inbox } = words;
  const { data } = useStore($inbox);
  const { tell, section } = useOutcome(isWanted);
  return (
    <Section title={inbox.title} {...section}>
      {data?.some(({ isRead }) => !isRead) && <MarkAllRead onDone={() => tell(inbox.allRead)} />}
      <Part $read={$inbox}>
        {(notifications: Notification[]) =>
          notifications.length === 0 ? (
            <>
              <p className="text-ink-soft">{inbox.empty}</p>
              <p className="text-ink-soft">{inbox.emptyHint}</p>
            </>
          ) : (
            <InboxList notifications={notifications} onRemoved={() => tell(inbox.removed)} />
          )
        }
      </Part>
    </Section>
  );
}

/** Number of notifications shown at first, and added by each press of the button. */
const PAGE = 10;

function InboxList({ notifications, onRemoved }: { notifications: Notification[]; onRemoved: () => void }) {
  const { lang, words } = useProfile();
  const [shown, setShown] = useState(PAGE);
  const older = Math.min(PAGE, notifications.length - shown);
  return (
    <>
      <ul className={rows}>
        {notifications.slice(0, shown).map((notification) => (
          <InboxRow key={notification.id} notification={notification} onRemoved={onRemoved} />
        ))}
      </ul>
      {older > 0 && (
        <button className="button quiet" type="button" onClick={() => setShown(shown + PAGE)}>
          {plural(lang, words.inbox.older, older)}
        </button>
      )}
    </>
  );
}

function MarkAllRead({ onDone }: { onDone: () => void }) {
  const { words } = useProfile();
  const marking = useTask(async () => {
    await markAllRead();
    onDone();
  }, words.part.notDone);
  return (
    <>
      <TaskButton task={marking}>{words.inbox.markAllRead}</TaskButton>
      <Reason>{marking.reason}</Reason>
    </>
  );
}

/** Renders nothing for a kind that this version of the page has no text for. */
function InboxRow({ notification, onRemoved }: { notification: Notification; onRemoved: () => void }) {
  const { lang, words } = useProfile();
  const { inbox } = words;
  const { kind, values, link, createdAt, isRead } = notification;
  const marking = useTask(() => mark(notification, !isRead), words.part.notDone);
  const removing = useTask(async () => {
    await remove(notification);
    onRemoved();
  }, words.part.notDone);
  if (!Object.hasOwn(inbox.kinds, kind)) return null;
  const form = inbox.kinds[kind];
  const text = fill(typeof form === 'string' ? form : plural(lang, form, Number(values.count ?? 1)), values);
  const formatActionName = (action: string) => fill(inbox.actionOf, { action, text });
  const toggle = isRead ? inbox.markUnread : inbox.markRead;
  const href = toLinkInLanguage(link, lang);
  return (
    <ActionRow
      reason={marking.reason ?? removing.reason}
      actions={
        <div className="buttons">
          <TaskButton task={marking} aria-label={formatActionName(toggle)}>
            {toggle}
          </TaskButton>
          <TaskButton task={removing} aria-label={formatActionName(inbox.remove)}>
            {inbox.remove}
          </TaskButton>
        </div>
      }
    >
      <p className={isRead ? undefined : 'font-bold'}>
        {!isRead && <span className="badge">{inbox.isNew}</span>}
        <Text> </Text>
        <Text>{text}</Text>
      </p>
      <p className={rowFacts}>
        <Moment iso={createdAt} />
        {href && (
          <a href={href} aria-label={formatActionName(inbox.open)}>
            {inbox.open}
          </a>
        )}
      </p>
    </ActionRow>
  );
}
