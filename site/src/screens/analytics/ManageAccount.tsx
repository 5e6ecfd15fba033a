import { ROLES, type Role } from '@common-ground/api/contracts/accounts/roles.ts';
import type { ListedUser, StandingChange } from '@common-ground/api/contracts/accounts/users.ts';
import { roleNames } from '@common-ground/api/contracts/wording/accountsRoles.ts';
import type { AdminDashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useRef, useState } from 'react';
import { type Failure, Form, useSending } from '../../components/form/Form.tsx';
import { PasswordField } from '../../components/form/PasswordField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { Moment } from '../../components/text/Moment.tsx';
import { Text } from '../../components/text/Text.tsx';
import { useLoaded } from '../../islands/useLoaded.ts';
import { readServerMessage } from '../../session/readServerMessage.ts';
import { api, calls } from '../../session/session.ts';
import { opener, type PartProps, SuspensionPart } from './SuspensionPart.tsx';

type Props = Omit<PartProps, 'onDone'> & {
  onChanged: (user: ListedUser) => void;
  onClose: () => void;
};

export function ManageAccount({ user, lang, words, onChanged, onClose }: Props) {
  const [said, setSaid] = useState('');
  const [changes, setChanges] = useState(0);
  const part = {
    user,
    lang,
    words,
    onDone(changed: ListedUser, done: string) {
      setSaid(done);
      setChanges(changes + 1);
      onChanged(changed);
    },
  };
  return (
    <div className="grid gap-6">
      <p>
        <bdi>{user.email}</bdi>
      </p>
      <RoleForm {...part} />
      <Verification {...part} />
      <SuspensionPart {...part} />
      <p role="status" className="font-semibold empty:hidden">
        {said}
      </p>
      <Log key={changes} user={user} lang={lang} words={words} />
      <p className="buttons">
        <button className="button quiet" type="button" onClick={onClose}>
          {words.close}
        </button>
      </p>
    </div>
  );
}

function RoleForm({ user, lang, words, onDone }: PartProps) {
  const roles = roleNames(lang);
  const sending = useSending(async ({ role = '', currentPassword = '' }, form): Promise<Failure | null> => {
    if (role === user.role) return { errors: { role: words.sameRole } };
    if (!currentPassword) return { errors: { currentPassword: words.passwordNeeded } };
    try {
      const body = { role: role as Role, currentPassword };
      onDone(await api.call(calls.changeRole, { params: { id: user.id }, body }), words.roleSaved);
      form.reset();
    } catch (error) {
      return { said: readServerMessage(error, lang) };
    }
    return null;
  });
  return (
    <Form sending={sending} submit={words.saveRole} busy={words.saving} failed={words.notSaved} noValidate>
      <SelectField
        key={user.role}
        label={words.newRole}
        error={sending.errors.role}
        name="role"
        defaultValue={user.role}
      >
        {ROLES.map((role) => (
          <option key={role} value={role}>
            {roles[role]}
          </option>
        ))}
      </SelectField>
      <OwnPassword words={words} error={sending.errors.currentPassword} />
    </Form>
  );
}

function Verification({ user, lang, words, onDone }: PartProps) {
  const isVerified = !user.isVerified;
  const label = isVerified ? words.verify : words.unverify;
  const [isOpen, setOpen] = useState(false);
  const summary = useRef<HTMLElement>(null);
  const sending = useSending(async ({ currentPassword = '' }): Promise<Failure | null> => {
    if (!currentPassword) return { errors: { currentPassword: words.passwordNeeded } };
    try {
      const body = { isVerified, currentPassword };
      const changed = await api.call(calls.setVerified, { params: { id: user.id }, body });
      summary.current?.focus();
      setOpen(false);
      onDone(changed, isVerified ? words.verifiedSaved : words.unverifiedSaved);
    } catch (error) {
      return { said: readServerMessage(error, lang) };
    }
    return null;
  });
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={opener} ref={summary}>
        {label}
      </summary>
      {isOpen && (
        <Form sending={sending} submit={label} busy={words.saving} failed={words.notSaved} noValidate startsFocused>
          <OwnPassword words={words} error={sending.errors.currentPassword} />
        </Form>
      )}
    </details>
  );
}

function OwnPassword({ words, error }: Pick<PartProps, 'words'> & { error: string | undefined }) {
  return (
    <PasswordField
      name="currentPassword"
      label={words.ownPassword}
      hint={words.ownPasswordHint}
      error={error}
      autoComplete="current-password"
      required
    />
  );
}

function Log({ user, lang, words }: Omit<PartProps, 'onDone'>) {
  const changes = useLoaded(() => api.call(calls.listStandingChanges, { params: { id: user.id } }), true);
  return (
    <section aria-labelledby="account-log">
      <h3 className="label" id="account-log">
        {words.log}
      </h3>
      {changes === null && <p role="status">{words.loading}</p>}
      {changes === 'failed' && <p role="alert">{words.failed}</p>}
      {Array.isArray(changes) && changes.length === 0 && <p className="text-ink-soft">{words.logEmpty}</p>}
      {Array.isArray(changes) && (
        <ol className="divided">
          {changes.map((change) => (
            <li key={`${change.at}${change.action}`} className="py-2">
              <Text>{sayChange(change, words, roleNames(lang))}</Text>
              {change.reason && <bdi className="block">{change.reason}</bdi>}
              <span className="hint block">
                <Moment iso={change.at} /> ·{' '}
                <Text>{change.by ? fill(words.logBy, { name: change.by }) : words.logByNobody}</Text>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function sayChange({ action, detail }: StandingChange, words: AdminDashboardWords, roles: Record<string, string>) {
  if (action !== 'role') return words.logged[action];
  const [before = '', after = ''] = detail?.split(' → ') ?? [];
  return fill(words.logged.role, { before: roles[before] ?? before, after: roles[after] ?? after });
}
