import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { profile as words } from '@common-ground/api/contracts/wording/en/accounts/profile.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProfileProvider } from '../context.ts';
import { ToPage, WaitFacts } from './ContributionState.tsx';

it.each([
  [null, 'Typical wait: not enough data'],
  [0.3, 'Typical wait: less than a day'],
  [1, 'Typical wait: 1 day'],
  [4.4, 'Typical wait: 4 days'],
])('shows a typical wait of %s days as "%s"', (typicalWaitDays, said) => {
  const contribution = { place: 3, typicalWaitDays } as OwnContribution;
  const html = renderToStaticMarkup(
    <ProfileProvider value={{ lang: 'en', words }}>
      <WaitFacts contribution={contribution} />
    </ProfileProvider>,
  );
  expect(html).toContain(`<span>Place in the queue: 3</span><span>${said}</span>`);
});

it.each([
  [{ kind: 'edit', conditionId: 3, pathId: null }, '/condition/3'],
  [{ kind: 'path', conditionId: null, pathId: 4, status: 'published' }, '/learning/paths/4'],
  [{ kind: 'path_translation', conditionId: null, pathId: 4 }, '/learning/paths/4'],
  // Paths that readers cannot open: not published yet, or removed.
  [{ kind: 'path', conditionId: null, pathId: 4 }, null],
  [{ kind: 'removal', conditionId: null, pathId: 4, status: 'published' }, null],
])('links the contribution %o to %s', (given, href) => {
  const contribution = { title: 'It', status: 'pending', ...given } as unknown as OwnContribution;
  const html = renderToStaticMarkup(
    <ProfileProvider value={{ lang: 'en', words }}>
      <ToPage contribution={contribution} />
    </ProfileProvider>,
  );
  expect(/<a href="([^"]+)"/.exec(html)?.[1] ?? null).toBe(href);
});
