// @vitest-environment happy-dom
import { headerSearchWords } from '@common-ground/api/contracts/wording/search.ts';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { writeNote } from './entries.ts';
import { suggestOnServer } from './suggest.ts';

it('marks the language of a name from the server without a translation', async () => {
  const texts = { name: 'Depression', summary: 'Mood.' };
  const translation = { name: 'Demencia', summary: 'Memoria.', tags: [] };
  const conditions = [
    { id: 1, ...texts },
    { id: 2, ...texts, translation },
  ];
  fakeServer({ 'GET /api/localized/find': { json: { searchedFor: null, hasPage: true, conditions, near: [] } } });
  const languages = async (lang: string) =>
    (await suggestOnServer('de', lang)).conditions.map(({ name, language }) => [name, language]);
  expect(await languages('es')).toEqual([
    ['Depression', 'en'],
    ['Demencia', undefined],
  ]);
  expect((await languages('en'))[0]).toEqual(['Depression', undefined]);
});

it('says that nothing is found only when no category matches either', () => {
  const found = { text: 'sensory', lang: 'en', words: headerSearchWords('en') };
  const look = { hasPage: false, searchedFor: null, conditions: [], near: [], status: 'settled' } as const;
  const write = (categories: { id: number; name: string }[]) =>
    writeNote({ ...look, conditions: [], near: [], categories }, found);
  expect(write([])).toBe('No results found for "sensory"');
  expect(write([{ id: 5, name: 'Sensory' }])).toBeNull();
});
