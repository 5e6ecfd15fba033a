import type { SignIn } from '@common-ground/api/contracts/accounts/security.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useRef, useState } from 'react';
import { useProfile } from '../context.ts';
import { Part } from '../parts/Part.tsx';
import { Said } from '../parts/Said.tsx';
import { Section } from '../parts/Section.tsx';
import { $sessions } from '../reads.ts';
import { EndAllSessions } from './EndAllSessions.tsx';
import { SessionRow } from './SessionRow.tsx';

/** Every browser that is signed in, each of which can be signed out from here. */
export function Sessions() {
  const { words } = useProfile();
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');

  function forget(ended: SignIn, device: string) {
    const { data = [] } = $sessions.get();
    $sessions.mutate(data.filter(({ id }) => id !== ended.id));
    setSaid(fill(words.sessions.ended, { device }));
    // The button that was pressed is gone with its row.
    heading.current?.focus();
  }

  return (
    <Section title={words.sessions.title} intro={words.sessions.intro} headingRef={heading}>
      <Said>{said}</Said>
      <Part $read={$sessions}>
        {(sessions) => (
          <ul className="rows">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={forget} />
            ))}
          </ul>
        )}
      </Part>
      <EndAllSessions />
    </Section>
  );
}
