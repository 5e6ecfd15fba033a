import { useProfile } from '../context.ts';
import { facts } from '../looks.ts';
import { Placeholder } from '../parts/Placeholder.tsx';
import { Section } from '../parts/Section.tsx';
import { useUser } from '../useUser.ts';

/** What of an account stays as it is. */
export function AccountFacts() {
  const { words } = useProfile();
  const user = useUser();
  const { account } = words;
  return (
    <Section title={account.title} intro={account.fixed}>
      {user ? (
        <dl className={facts}>
          {(['email', 'username', 'displayName'] as const).map((name) => (
            <div key={name}>
              <dt>{account[name]}</dt>
              <dd>
                <bdi>{user[name]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Placeholder />
      )}
    </Section>
  );
}
