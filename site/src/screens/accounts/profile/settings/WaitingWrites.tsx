import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { useState } from 'react';
import { QueueList } from '../../../../components/queue/QueueList.tsx';
import { useOwnQueue } from '../../../../session/offline/useOwnQueue.ts';
import { useProfile } from '../context.ts';
import { Section } from '../parts/Section.tsx';

/** Shows the user's queued requests. Renders nothing until there is one. */
export function WaitingWrites() {
  const { lang } = useProfile();
  const isAny = useOwnQueue().length > 0;
  // The section stays after the last request is discarded, so that the focus has a place.
  const [wasAny, setWasAny] = useState(false);
  if (isAny && !wasAny) setWasAny(true);
  if (!wasAny) return null;
  const { title, intro } = queueWords(lang);
  return (
    <Section title={title} intro={intro}>
      <QueueList lang={lang} />
    </Section>
  );
}
