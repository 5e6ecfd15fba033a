import { queueWords } from '@common-ground/api/contracts/wording/offline/queue/index.ts';
import { useState } from 'react';
import { QueueList } from '../../../../components/queue/QueueList.tsx';
import { useOwnQueue } from '../../../../session/offline/useOwnQueue.ts';
import { useProfile } from '../context.ts';
import { Section } from '../parts/Section.tsx';

/** What was done without a line and waits in this browser; a part of the settings only where something does. */
export function WaitingWrites() {
  const { lang } = useProfile();
  const isAny = useOwnQueue().length > 0;
  // Whoever has just discarded the last one stays here.
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
