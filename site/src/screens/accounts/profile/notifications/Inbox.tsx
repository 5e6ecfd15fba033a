import type { Notification } from '@common-ground/api/contracts/notifications/notifications.ts';
import { useStore } from '@nanostores/react';
import { useProfile } from '../context.ts';
import { Part } from '../parts/Part.tsx';
import { Section } from '../parts/Section.tsx';
import { useOutcome } from '../parts/useOutcome.ts';
import { $inbox } from '../reads.ts';
import { InboxList } from './InboxList.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';

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
