import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { BellIcon } from 'lucide-react';
import { useProfile } from '../context.ts';
import { INBOX } from '../places.ts';
import { $inbox } from '../reads.ts';

/** Leads to the inbox while there is something unread in it. */
export function UnreadLink() {
  const { lang, words } = useProfile();
  const { data } = useStore($inbox);
  const count = data?.filter(({ isRead }) => !isRead).length ?? 0;
  if (count === 0) return null;
  return (
    <a className="button quiet" href={`#${INBOX}`}>
      <BellIcon className="lucide" />
      {plural(lang, words.inbox.unread, count)}
    </a>
  );
}
