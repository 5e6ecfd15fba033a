import type { Suggestions } from '@common-ground/api/contracts/search/suggestions.ts';
import { expect, it, vi } from 'vitest';
import { SuggestionAsker } from './SuggestionAsker.ts';

function givenAsker() {
  const asked: string[] = [];
  const open = new Map<string, { answer: (complete: boolean) => void; fail: () => void }>();
  const ask = (text: string) => {
    asked.push(text);
    const { promise, resolve, reject } = Promise.withResolvers<Suggestions>();
    open.set(text, {
      answer: (complete) => resolve({ complete, conditions: [], categories: [] }),
      fail: () => reject(new Error('503')),
    });
    return promise;
  };
  const onAnswer = vi.fn();
  const asker = new SuggestionAsker({ ask, onAnswer });
  const settle = async (text: string, how: 'whole' | 'part' | 'fail') => {
    const one = open.get(text);
    if (how === 'fail') one?.fail();
    else one?.answer(how === 'whole');
    await new Promise((done) => setTimeout(done));
  };
  return { asker, asked, onAnswer, settle };
}

it('sends no request once all suggestions are known', async () => {
  const { asker, asked, settle } = givenAsker();
  asker.want('');
  await settle('', 'whole');
  for (const text of ['a', 'au', '', 'x']) asker.want(text);
  expect(asked).toEqual(['']);
});

it('requests each text once, two at a time, and of the waiting texts only the newest', async () => {
  const { asker, asked, settle, onAnswer } = givenAsker();
  for (const text of ['', 'a', 'a', 'au', 'aut', 'auti']) asker.want(text);
  expect(asked).toEqual(['', 'a']);
  await settle('', 'part');
  expect(asked).toEqual(['', 'a', 'auti']);
  await settle('a', 'part');
  await settle('auti', 'whole');
  asker.want('autism');
  expect(asked).toHaveLength(3);
  expect(onAnswer).toHaveBeenCalledTimes(3);
});

it('does not request a waiting text that the response to another text has settled', async () => {
  const { asker, asked, settle } = givenAsker();
  for (const text of ['', 'aut', 'auti']) asker.want(text);
  await settle('aut', 'whole');
  expect(asked).toEqual(['', 'aut']);
});

it('settles nothing after a failure, and tries again when the text is wanted again', async () => {
  const { asker, asked, settle } = givenAsker();
  asker.want('zz');
  await settle('zz', 'fail');
  expect(asker.pool.isSettled('zz')).toBe(false);
  asker.want('zz');
  expect(asked).toEqual(['zz', 'zz']);
});
