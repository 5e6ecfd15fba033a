import type { Notification } from '@common-ground/api/contracts/notifications/notifications.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Reason, TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { useProfile } from '../context.ts';
import { rows } from '../looks.ts';
import { Part } from '../parts/Part.tsx';
import { Section, useOutcome } from '../parts/Section.tsx';
import { $inbox } from '../reads.ts';
import { markAllRead } from './changeInbox.ts';
import { InboxRow } from './InboxRow.tsx';

/** What happened that concerns the reader, newest first. `isWanted`: the address leads here. */
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

/** Shown at first, and with each press of the button. */
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
