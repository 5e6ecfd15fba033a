import type { SettingsWords } from '@common-ground/api/contracts/wording/preferences.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { Switch } from '../../components/form/Switch.tsx';
import { useTask } from '../../components/task/TaskButton.tsx';
import { $userId } from '../../session/session.ts';
import { adoptSettings, isFollowingAccount, setWithAccount } from './withAccount.ts';

/** Switch for users: whether the settings follow the account to other devices. Off by default. */
export function AccountChoice({ words }: { words: SettingsWords['account'] }) {
  const userId = useStore($userId);
  const [isOn, setOn] = useState(isFollowingAccount);
  const choosing = useTask(async (isWanted: boolean) => {
    await setWithAccount(isWanted);
    setOn(isFollowingAccount());
  }, words.notDone);
  useEffect(() => {
    // Another device may have changed the settings. When the account cannot be read, those of this browser stay.
    if (isFollowingAccount())
      adoptSettings().then(
        () => setOn(isFollowingAccount()),
        () => {},
      );
  }, [userId]);
  if (userId === null) return null;
  return (
    <div className="mt-6">
      <Switch
        name={words.name}
        text={words.text}
        isOn={isOn}
        isRemote
        onChange={(isWanted) => void choosing.run(isWanted)}
        state={choosing.reason ?? ''}
      />
    </div>
  );
}
