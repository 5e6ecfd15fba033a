import { useState } from 'react';
import { isRefusedByBrowser, isSwitchedOff, setAnalytics } from '../../../../analytics/choice.ts';
import { useProfile } from '../context.ts';
import { Section } from '../parts/Section.tsx';
import { Switch } from './Switch.tsx';

/** Whether this browser's page views are counted. */
export function Measuring() {
  const { words } = useProfile();
  const { measuring } = words;
  const [isOn, setOn] = useState(() => !isSwitchedOff());
  const [isRefused] = useState(isRefusedByBrowser);

  function choose(isWanted: boolean) {
    try {
      setAnalytics(isWanted);
    } catch {
      // Storage is closed to us, and then nothing is counted.
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
