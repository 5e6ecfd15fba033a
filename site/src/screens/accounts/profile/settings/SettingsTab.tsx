import { hasRole, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { isRefusedByBrowser, isSwitchedOff, setAnalytics } from '../../../../analytics/choice.ts';
import { Switch } from '../../../../components/form/Switch.tsx';
import { LatePart } from '../../../../components/late-part/LatePart.tsx';
import { useLoaded } from '../../../../islands/useLoaded.ts';
import { $session } from '../../../../session/session.ts';
import { useProfile, useUser } from '../context.ts';
import { facts } from '../looks.ts';
import { Placeholder, Section } from '../parts/Section.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ClearBrowser } from './ClearBrowser.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DeviceNotifications } from './DeviceNotifications.tsx';
import { DownloadData } from './DownloadData.tsx';
import { MailSettings } from './MailSettings.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { Sessions } from './Sessions.tsx';
import { WaitingWrites } from './WaitingWrites.tsx';

export function SettingsTab() {
  return (
    <>
      <AccountFacts />
      <ChangeEmail />
      <ChangePassword />
      <LateSecondFactor />
      <Sessions />
      <NotificationSettings />
      <DeviceNotifications />
      <MailSettings />
      <Measuring />
      <WaitingWrites />
      <ClearBrowser />
      <DownloadData />
      <DeleteAccount />
    </>
  );
}

function AccountFacts() {
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

/** Loads the section only for staff, because other accounts have no second factor. */
function LateSecondFactor() {
  const { lang, words } = useProfile();
  const isStaff = hasRole(useStore($session)?.person, STAFF);
  const section = useLoaded(() => loadSecondFactor(lang), isStaff);
  if (!isStaff) return null;
  return (
    <LatePart part={section} words={words.part}>
      {({ SecondFactor, factorWords }) => <SecondFactor factorWords={factorWords} />}
    </LatePart>
  );
}

async function loadSecondFactor(lang: string) {
  const [{ SecondFactor }, { loadSecondFactorWords }] = await Promise.all([
    import('./SecondFactor.tsx'),
    import('@common-ground/api/contracts/wording/accountsSecondFactor.ts'),
  ]);
  return { SecondFactor, factorWords: await loadSecondFactorWords(lang) };
}

/** Turns the counting of page views in this browser on or off. */
function Measuring() {
  const { words } = useProfile();
  const { measuring } = words;
  const [isOn, setOn] = useState(() => !isSwitchedOff());
  const [isRefused] = useState(isRefusedByBrowser);

  function choose(isWanted: boolean) {
    try {
      setAnalytics(isWanted);
    } catch {
      // Blocked storage counts as switched off, so nothing is counted.
    }
    setOn(!isSwitchedOff());
  }

  return (
    <Section title={measuring.title}>
      <Switch
        name={measuring.name}
        text={measuring.text}
        isOn={isOn}
        onChange={choose}
        state={isOn ? measuring.on : measuring.off}
      />
      {isRefused && <p>{measuring.refused}</p>}
    </Section>
  );
}
