import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { useProfile } from '../context.ts';
import { ContributionsPart } from '../contributions/ContributionsPart.tsx';
import { Inbox } from '../notifications/Inbox.tsx';
import { Part } from '../parts/Part.tsx';
import { Section } from '../parts/Section.tsx';
import { CONTRIBUTIONS, INBOX, type ProfilePlace } from '../places.ts';
import { $profile } from '../reads.ts';
import { AboutYou } from './AboutYou.tsx';
import { EditProfile } from './EditProfile.tsx';

type Props = { user: User | null; isEditing: boolean; part: ProfilePlace['part']; onDone: () => void };

/** What somebody tells of themselves, or the form for it, what they sent in, and their inbox. */
export function OverviewTab({ user, isEditing, part, onDone }: Props) {
  const { words } = useProfile();
  return (
    <>
      <Section title={isEditing ? words.form.title : words.overview.title} intro={words.overview.whoSees}>
        <Part $read={$profile}>
          {(profile) =>
            isEditing ? <EditProfile profile={profile} onDone={onDone} /> : <AboutYou user={user} profile={profile} />
          }
        </Part>
      </Section>
      <ContributionsPart isWanted={part === CONTRIBUTIONS} />
      <Inbox isWanted={part === INBOX} />
    </>
  );
}
