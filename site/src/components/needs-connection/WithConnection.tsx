import { neededWords } from '@common-ground/api/contracts/wording/offlineNeeded.ts';
import { useOnline } from '../../session/offline/useOnline.ts';
import { type Parts, Text } from '../text/Text.tsx';

/** Label of a button whose action cannot be queued. While offline it says that a connection is needed. */
export function WithConnection({ children }: { children: Parts | string }) {
  const label = typeof children === 'string' ? <Text>{children}</Text> : children;
  if (useOnline()) return <>{label}</>;
  return (
    <span>
      <span className="block">{label}</span>
      <span className="block text-small font-normal">{neededWords(document.documentElement.lang)}</span>
    </span>
  );
}
