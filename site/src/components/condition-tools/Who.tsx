import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { roleNames } from '@common-ground/api/contracts/wording/accounts/roles/index.ts';
import { Text } from '../text/Text.tsx';

type Props = { name: string; userId: number | null; role: Role | null; nobody: string };

/**
 * A person's name, which may be written in another direction than the page, and what they are here where they are staff;
 * a phrase where there is nobody any more.
 */
export function Who({ name, userId, role, nobody }: Props) {
  if (userId === null) return <span>{nobody}</span>;
  return (
    <>
      <bdi>{name}</bdi>
      {role && <StaffBadge role={role} />}
    </>
  );
}

type BadgeProps = { role: Role; lang?: string };

/** No name can look like it: it is what the server knows of the account. `lang` is that of the page. */
export function StaffBadge({ role, lang = document.documentElement.lang }: BadgeProps) {
  return (
    <>
      <Text> </Text>
      <span className="badge">{roleNames(lang)[role]}</span>
    </>
  );
}
