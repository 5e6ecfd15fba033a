import type { Notification } from '@common-ground/api/contracts/notifications/notifications.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { TaskButton, useTask } from '../../../../components/task/TaskButton.tsx';
import { Moment } from '../../../../components/text/Moment.tsx';
import { useProfile } from '../context.ts';
import { rowFacts } from '../looks.ts';
import { ActionRow } from '../parts/ActionRow.tsx';
import { mark, remove } from './changeInbox.ts';
import { inLanguage } from './inLanguage.ts';

/** One notification, and what can be done with it. A kind that this page does not know yet is left out. */
export function InboxRow({ notification, onRemoved }: { notification: Notification; onRemoved: () => void }) {
  const { lang, words } = useProfile();
  const { inbox } = words;
  const { kind, values, link, createdAt, isRead } = notification;
  const marking = useTask(() => mark(notification, !isRead), words.part.notDone);
  const removing = useTask(async () => {
    await remove(notification);
    onRemoved();
  }, words.part.notDone);
  if (!Object.hasOwn(inbox.kinds, kind)) return null;
  const text = fill(inbox.kinds[kind], values);
  const nameOf = (action: string) => fill(inbox.actionOf, { action, text });
  const toggle = isRead ? inbox.markUnread : inbox.markRead;
  const href = inLanguage(link, lang);
  return (
    <ActionRow
      reason={marking.reason ?? removing.reason}
      actions={
        <div className="buttons">
          <TaskButton task={marking} aria-label={nameOf(toggle)}>
            {toggle}
          </TaskButton>
          <TaskButton task={removing} aria-label={nameOf(inbox.remove)}>
            {inbox.remove}
          </TaskButton>
        </div>
      }
    >
      <p className={isRead ? undefined : 'font-bold'}>
        {!isRead && <span className="badge">{inbox.isNew}</span>} {text}
      </p>
      <p className={rowFacts}>
        <Moment iso={createdAt} />
        {href && (
          <a href={href} aria-label={nameOf(inbox.open)}>
            {inbox.open}
          </a>
        )}
      </p>
    </ActionRow>
  );
}
