import { useState } from 'react';
import { isRefusedByBrowser, isSwitchedOff, setAnalytics } from '../../../../analytics/choice.ts';
import { Switch } from '../../../../components/form/Switch.tsx';
import { useProfile, useUser } from '../context.ts';
import { facts } from '../looks.ts';
import { Placeholder, Section } from '../parts/Section.tsx';
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
      <ChangePassword />
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
