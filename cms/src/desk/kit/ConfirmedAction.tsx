import { useEffect, useRef, useState } from 'react';
import { Action } from './Action.tsx';

type Props = { label: string; confirm: string; isBusy: boolean; onPress: () => Promise<unknown> };

/** A button that asks for confirmation in its own place, for actions that withdraw or discard a text. */
export function ConfirmedAction({ label, confirm, isBusy, onPress }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking || wasAsking.current) place.current?.querySelector('button')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const confirmed = () => {
    setIsAsking(false);
    void onPress();
  };
  return (
    <span className="desk-actions" ref={place}>
      {isAsking ? (
        <>
          <Action isQuiet onClick={() => setIsAsking(false)}>
            Keep it
          </Action>
          <Action isDangerous isBusy={isBusy} onClick={confirmed}>
            {confirm}
          </Action>
        </>
      ) : (
        <Action isQuiet isBusy={isBusy} onClick={() => setIsAsking(true)}>
          {label}
        </Action>
      )}
    </span>
  );
}
