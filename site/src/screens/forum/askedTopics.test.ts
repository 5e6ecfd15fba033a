import { expect, it } from 'vitest';
import { ALL_TOPICS, parseTopicQuery, toAddress, toApiQuery } from './askedTopics.ts';

it.each([
  ['/community/forum', 'en', ALL_TOPICS],
  ['/es/community/forum/support', 'es', { ...ALL_TOPICS, category: 'support' }],
  ['/fr/community/forum?languages=all', 'fr', { ...ALL_TOPICS, isAllLanguages: true }],
  ['/community/forum?search=two+words&after=0.1.2', 'en', { ...ALL_TOPICS, search: 'two words', after: '0.1.2' }],
  [
    '/ar/community/forum/general?condition=12&before=1.2.3',
    'ar',
    { ...ALL_TOPICS, category: 'general', conditionId: 12, before: '1.2.3' },
  ],
] as const)('reads %s and builds the same address again', (address, lang, asked) => {
  expect(parseTopicQuery(new URL(address, 'https://example.org'), lang)).toEqual(asked);
  expect(toAddress(asked, lang)).toBe(address);
});

it('ignores an invalid condition id and queries only what is set', () => {
  expect(parseTopicQuery({ pathname: '/community/forum', search: '?condition=0x1' }, 'en')).toEqual(ALL_TOPICS);
  const everywhere = { ...ALL_TOPICS, isAllLanguages: true };
  expect(toApiQuery(ALL_TOPICS, 'fr')).toEqual({ lang: 'fr' });
  expect(toApiQuery(everywhere, 'fr')).toEqual({});
  expect(toApiQuery({ ...everywhere, category: 'support', search: 'x' }, 'fr')).toEqual({
    category: 'support',
    q: 'x',
  });
});
