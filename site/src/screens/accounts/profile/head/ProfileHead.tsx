import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { roleNames } from '@common-ground/api/contracts/wording/accounts/roles/index.ts';
import { useStore } from '@nanostores/react';
import { BadgeCheckIcon, PencilIcon, XIcon } from 'lucide-react';
import type { Ref } from 'react';
import { $session } from '../../../../session/session.ts';
import { useProfile } from '../context.ts';
import { ProfileStats } from './ProfileStats.tsx';
import { UnreadLink } from './UnreadLink.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';

type Props = {
  user: User | null;
  isEditing: boolean;
  onEdit: (isWanted: boolean) => void;
  editButton: Ref<HTMLButtonElement>;
};

/** Who this is. Name and role are known at once, the rest when the server has answered. */
export function ProfileHead({ user, isEditing, onEdit, editButton }: Props) {
  const { lang, words } = useProfile();
  const person = useStore($session)?.person;
  if (!person) return null;
  const roles: Record<string, string> = roleNames(lang);
  const Icon = isEditing ? XIcon : PencilIcon;
  return (
    <header className="profile-head mb-8 grid max-w-list grid-cols-1 gap-6 @pair:grid-cols-[minmax(0,1fr)_auto]">
      <div className="profile-names">
        <h2 className="text-h1">
          <bdi>{person.displayName}</bdi>
        </h2>
        <p className="text-ink-soft">
          <bdi>{user ? `@${user.username}` : '\u00a0'}</bdi>
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          <span className="badge">
            <span className="sr-only">{words.head.role} </span>
            {roles[person.role] ?? person.role}
          </span>
          {user?.isVerified && (
            <span className="badge inline-flex items-center gap-[0.35rem] border-action text-action">
              <BadgeCheckIcon className="lucide" />
              {words.head.verified}
            </span>
          )}
        </p>
      </div>
      <div className="profile-actions flex flex-wrap items-start gap-3">
        <UnreadLink />
        <button className="button quiet" type="button" ref={editButton} onClick={() => onEdit(!isEditing)}>
          <Icon className="lucide" />
          {isEditing ? words.head.cancel : words.head.edit}
        </button>
      </div>
      {user && !user.isVerified && <VerifyEmail email={user.email} />}
      <ProfileStats user={user} />
    </header>
  );
}
