import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';
import { profile as words } from '@common-ground/api/contracts/wording/en/accounts/profile.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProfileProvider } from '../context.ts';
import { ProgressList } from './ProgressList.tsx';

it('shows a closed path without a link but with its progress and points', () => {
  const record = { pathId: 7, title: 'Doors', language: 'en', status: 'completed', progress: 100, totalPoints: 55 };
  const shown = (isThere: boolean) =>
    renderToStaticMarkup(
      <ProfileProvider value={{ lang: 'en', words }}>
        <ProgressList records={[{ ...record, id: 1, isThere } as Progress]} />
      </ProfileProvider>,
    );
  expect(shown(true)).toContain('href="/learning/paths/7"');
  expect(shown(true)).not.toContain(words.learning.closed);
  const closed = shown(false);
  expect(closed).not.toContain('/learning/paths/7');
  for (const said of ['Doors', words.learning.closed, '100% done', '55 points']) expect(closed).toContain(said);
});
