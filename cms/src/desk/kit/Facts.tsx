import { markHiddenCharacters } from '@common-ground/api/contracts/hiddenCharacters.ts';
import type { ReactNode } from 'react';

export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className="desk-facts">
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? markHiddenCharacters(value) : value}</dd>
          </div>
        ))}
    </dl>
  );
}
