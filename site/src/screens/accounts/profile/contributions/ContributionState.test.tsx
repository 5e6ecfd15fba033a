import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { profile as words } from '@common-ground/api/contracts/wording/accounts/profile/en.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProfileProvider } from '../context.ts';
import { WaitFacts } from './ContributionState.tsx';

it.each([
  [null, 'Typical wait: not enough data'],
  [0.3, 'Typical wait: less than a day'],
  [1, 'Typical wait: 1 day'],
  [4.4, 'Typical wait: 4 days'],
])('a wait of %s days is said as it is', (typicalWaitDays, said) => {
  const contribution = { place: 3, typicalWaitDays } as OwnContribution;
  const html = renderToStaticMarkup(
    <ProfileProvider value={{ lang: 'en', words }}>
      <WaitFacts contribution={contribution} />
    </ProfileProvider>,
  );
  expect(html).toContain(`<span>Place in the queue: 3</span><span>${said}</span>`);
});
