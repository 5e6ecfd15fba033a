import { useState } from 'react';
import { Switch } from '../../../../components/form/Switch.tsx';
import { useTask } from '../../../../components/task/TaskButton.tsx';
import { showCatalogueToast } from '../../../../components/toaster/showCatalogueToast.ts';
import { type DeviceState, deviceState, turnOff, turnOn } from '../../../../session/push/devicePush.ts';
import { useProfile, useUser } from '../context.ts';
import { Section } from '../parts/Section.tsx';

/** Turns notifications of this device on or off. The browser asks for permission only when the user turns them on. */
export function DeviceNotifications() {
  const user = useUser();
  return user && <DeviceSwitch userId={user.id} />;
}

function DeviceSwitch({ userId }: { userId: number }) {
  const { words } = useProfile();
  const { title, name, text, states, failed } = words.device;
  const [state, setState] = useState<DeviceState>(() => deviceState(userId));
  const changing = useTask(async (isWanted: boolean) => {
    const now = await (isWanted ? turnOn : turnOff)(userId);
    setState(now);
    if (isWanted === isOn(now)) void showCatalogueToast({ kind: isWanted ? 'notificationsOn' : 'notificationsOff' });
  }, failed);
  const said = changing.isBusy ? words.choices.saving : (changing.reason ?? states[state]);
  return (
    <Section title={title}>
      {state === 'unsupported' || state === 'blocked' ? (
        <p>{states[state]}</p>
      ) : (
        <Switch
          name={name}
          text={text}
          isOn={isOn(state)}
          isRemote
          onChange={(isWanted) => void changing.run(isWanted)}
          state={said}
        />
      )}
    </Section>
  );
}

const isOn = (state: DeviceState) => state === 'pushed' || state === 'local';
