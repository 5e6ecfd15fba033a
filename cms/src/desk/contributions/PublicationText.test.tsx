import type { ContributionKind } from '@common-ground/api/contracts/contributions/contents.ts';
import type { Publication } from '@common-ground/api/contracts/publishing/recordState.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PublicationText } from './PublicationText.tsx';

const rendered = { at: '2026-11-29T12:09:31.000Z', seconds: 0.44 };

function show(publication: Partial<Publication>, kind: ContributionKind = 'edit'): string {
  const whole: Publication = { page: { state: 'none' }, path: null, rendered: null, ...publication };
  return renderToStaticMarkup(<PublicationText publication={whole} kind={kind} />).replaceAll(/<[^>]+>/g, '');
}

const live = { state: 'live', since: rendered.at } as const;

it('says since when a page is live and after how many seconds, if the time is known', () => {
  // The server shows the date, because it does not know the time zone of the user.
  expect(show({ page: live, rendered })).toBe('Live since 2026-11-29 (0.4 s)');
  expect(show({ page: live, rendered: null })).toBe('Live');
});

it('says that a page is being published, that nothing publishes it, and why it failed', () => {
  expect(show({ page: { state: 'publishing', isAway: false } })).toBe('Being published…');
  expect(show({ page: { state: 'publishing', isAway: true } })).toContain('does not respond');
  const failed = { state: 'failed', reason: '/condition/1: Broken.', since: rendered.at, isTriedAgain: false } as const;
  expect(show({ page: failed })).toBe('Not live: /condition/1: Broken.');
});

it('says after a removal that readers have no page, or one in the default language', () => {
  expect(show({ page: { state: 'leaving', isAway: false } }, 'removal')).toBe('Being taken off the site…');
  expect(show({}, 'removal')).toBe('Readers do not find the page any more.');
  expect(show({ path: '/fr/condition/1', rendered }, 'removal')).toBe(
    'Readers have the page in the default language since 2026-11-29 (0.4 s)',
  );
});

it('says that the chat assistant has an answer, which is on no page', () => {
  expect(show({}, 'chat_answer')).toBe('The chat assistant answers with it.');
});

it('says that no page shows a text whose language or path is not open to readers', () => {
  expect(show({})).toBe('No page shows it at present.');
});
