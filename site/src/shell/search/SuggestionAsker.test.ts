import { expect, it, vi } from 'vitest';
import { SuggestionAsker } from './SuggestionAsker.ts';

function givenAsker({ isLocal = false } = {}) {
  const asked: string[] = [];
  const open = new Map<string, PromiseWithResolvers<string>>();
  const onAnswer = vi.fn();
  const asker = new SuggestionAsker<string>({
    findNow: async (text) => (isLocal ? `found ${text}` : null),
    ask: (text) => {
      asked.push(text);
      const pending = Promise.withResolvers<string>();
      open.set(text, pending);
      return pending.promise;
    },
    onAnswer,
  });
  const settle = () => new Promise((done) => setTimeout(done));
  return {
    asker,
    asked,
    onAnswer,
    want: async (...texts: string[]) => {
      for (const text of texts) void asker.want(text);
      await settle();
    },
    answer: async (text: string) => {
      open.get(text)?.resolve(`answered ${text}`);
      await settle();
    },
    fail: async (text: string) => {
      open.get(text)?.reject(new Error('503'));
      await settle();
    },
  };
}

it('sends no request for what is found without one', async () => {
  const { asker, asked, want, onAnswer } = givenAsker({ isLocal: true });
  await want('a', 'au');
  expect([...asker.answers.values()]).toEqual(['found a', 'found au']);
  expect([asked, onAnswer.mock.calls.length, asker.isBusy]).toEqual([[], 2, false]);
});

it('requests each text once, two at a time, and of the waiting texts only the newest', async () => {
  const { asker, asked, want, answer } = givenAsker();
  await want('a', 'au', 'au', 'aut', 'auti');
  expect([asked, asker.isBusy]).toEqual([['a', 'au'], true]);
  await answer('a');
  expect(asked).toEqual(['a', 'au', 'auti']);
  await answer('auti');
  await answer('au');
  await want('auti');
  expect(asked).toHaveLength(3);
  expect([...asker.answers.keys()]).toEqual(['a', 'auti', 'au']);
});

it('keeps earlier answers after a failure, and tries again when the text is wanted again', async () => {
  const { asker, asked, want, fail, answer } = givenAsker();
  await want('zz');
  await fail('zz');
  expect([asker.answers.size, asker.isBusy]).toEqual([0, false]);
  await want('zz');
  await answer('zz');
  expect([asked, asker.answers.get('zz')]).toEqual([['zz', 'zz'], 'answered zz']);
});
