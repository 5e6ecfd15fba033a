import type { SignIn } from '@common-ground/api/contracts/accounts/security.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useProfile } from '../context.ts';
import { ListPart } from '../parts/ListPart.tsx';
import { Section } from '../parts/Section.tsx';
import { useOutcome } from '../parts/useOutcome.ts';
import { $sessions, without } from '../reads.ts';
import { EndAllSessions } from './EndAllSessions.tsx';
import { SessionRow } from './SessionRow.tsx';

/** Every browser that is signed in, each of which can be signed out from here. */
export function Sessions() {
  const { words } = useProfile();
  const { tell, section } = useOutcome();

  function forget({ id }: SignIn, device: string) {
    without($sessions, id);
    tell(fill(words.sessions.ended, { device }));
  }

  return (
    <Section title={words.sessions.title} intro={words.sessions.intro} {...section}>
      <ListPart $read={$sessions} empty={null}>
        {(session) => <SessionRow key={session.id} session={session} onEnded={forget} />}
      </ListPart>
      <EndAllSessions />
    </Section>
  );
}
