import type { Notification } from '@common-ground/api/contracts/notifications/notifications.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { useProfile } from '../context.ts';
import { rows } from '../looks.ts';
import { InboxRow } from './InboxRow.tsx';

/** Shown at first, and with each press of the button. */
const PAGE = 10;

export function InboxList({ notifications, onRemoved }: { notifications: Notification[]; onRemoved: () => void }) {
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
