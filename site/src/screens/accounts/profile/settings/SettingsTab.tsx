import { AccountFacts } from './AccountFacts.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { Measuring } from './Measuring.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { Sessions } from './Sessions.tsx';

export function SettingsTab() {
  return (
    <>
      <AccountFacts />
      <ChangePassword />
      <Sessions />
      <NotificationSettings />
      <Measuring />
      <DownloadData />
      <DeleteAccount />
    </>
  );
}
