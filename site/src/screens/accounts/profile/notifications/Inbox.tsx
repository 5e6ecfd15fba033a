import type { Notification } from '@common-ground/api/contracts/notifications/notifications.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useProfile } from '../context.ts';
import { Part } from '../parts/Part.tsx';
import { Said } from '../parts/Said.tsx';
import { Section } from '../parts/Section.tsx';
import { $inbox } from '../reads.ts';
import { InboxList } from './InboxList.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';

/** What happened that concerns the reader, newest first. `isWanted`: the address leads here. */
export function Inbox({ isWanted }: { isWanted: boolean }) {
  const { words } = useProfile();
  const { inbox } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data } = useStore($inbox);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);

  function done(what: string) {
    setSaid(what);
    heading.current?.focus();
  }

  return (
    <Section title={inbox.title} headingRef={heading}>
      <Said>{said}</Said>
      {data?.some(({ isRead }) => !isRead) && <MarkAllRead onDone={() => done(inbox.allRead)} />}
      <Part $read={$inbox}>
        {(notifications: Notification[]) =>
          notifications.length === 0 ? (
            <>
              <p className="empty">{inbox.empty}</p>
              <p className="empty">{inbox.emptyHint}</p>
            </>
          ) : (
            <InboxList notifications={notifications} onRemoved={() => done(inbox.removed)} />
          )
        }
      </Part>
    </Section>
  );
}
