import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { roleNames } from '@common-ground/api/contracts/wording/accountsRoles.ts';
import { Text } from '../text/Text.tsx';

type Props = { name: string; userId: number | null; role: Role | null; nobody: string };

/** Shows a user's name, with a badge for staff, or `nobody` for a guest or a deleted account. */
export function UserName({ name, userId, role, nobody }: Props) {
  if (userId === null) return <span>{nobody}</span>;
  return (
    <>
      <bdi>{name}</bdi>
      {role && <StaffBadge role={role} />}
    </>
  );
}

type BadgeProps = { role: Role; lang?: string };

/** The server sets the role, so no name can imitate the badge. `lang` is that of the page. */
export function StaffBadge({ role, lang = document.documentElement.lang }: BadgeProps) {
  return (
    <>
      <Text> </Text>
      <span className="badge">{roleNames(lang)[role]}</span>
    </>
  );
}
