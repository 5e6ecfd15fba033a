import type { Profile, User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { isWebAddress } from '@common-ground/api/contracts/webAddress.ts';
import { Moment } from '../../../../components/text/Moment.tsx';
import type { Parts } from '../../../../components/text/Text.tsx';
import { useProfile } from '../context.ts';
import { ContributionsPart } from '../contributions/ContributionsPart.tsx';
import { facts } from '../looks.ts';
import { ModerationPart } from '../moderation/ModerationPart.tsx';
import { Inbox } from '../notifications/Inbox.tsx';
import { Part, Section } from '../parts/Section.tsx';
import { CONTRIBUTIONS, INBOX, MODERATION, type ProfilePlace } from '../places.ts';
import { $profile } from '../reads.ts';
import { EditProfile } from './EditProfile.tsx';

type Props = { user: User | null; isEditing: boolean; part: ProfilePlace['part']; onDone: () => void };

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
      <ModerationPart isWanted={part === MODERATION} />
      <Inbox isWanted={part === INBOX} />
    </>
  );
}

function AboutYou({ user, profile }: { user: User | null; profile: Profile }) {
  const { words } = useProfile();
  const { overview } = words;
  return (
    <dl className={facts}>
      <Fact name={overview.bio}>
        {profile.bio && (
          <span className="bio block max-w-measure whitespace-pre-line" dir="auto">
            {profile.bio}
          </span>
        )}
      </Fact>
      <Fact name={overview.email}>{user && <bdi>{user.email}</bdi>}</Fact>
      <Fact name={overview.location}>{profile.location && <bdi>{profile.location}</bdi>}</Fact>
      <Fact name={overview.website}>{profile.website && <Website address={profile.website} />}</Fact>
      <Fact name={overview.joined}>{user && <Moment iso={user.joinedAt} isDay />}</Fact>
      <Fact name={overview.interests}>
        {profile.interests.length > 0 && (
          <ul className="interests flex flex-wrap gap-2">
            {profile.interests.map((interest) => (
              <li className="badge" key={interest}>
                <bdi>{interest}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: Parts }) {
  const { words } = useProfile();
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children || <span className="text-ink-soft">{words.overview.notGiven}</span>}</dd>
    </div>
  );
}

/** Links only to http and https addresses, because users write this text. */
function Website({ address }: { address: string }) {
  if (!isWebAddress(address)) return <bdi>{address}</bdi>;
  return (
    <a href={address} rel="nofollow ugc noopener" dir="ltr">
      {address}
    </a>
  );
}
