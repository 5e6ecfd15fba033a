import { expect, it } from 'vitest';
import { withEnglish } from './withEnglish.ts';

const english = {
  title: 'Title',
  form: { send: 'Send', cancel: 'Cancel' },
  count: { one: '{count} page', other: '{count} pages' },
};

it('replaces the given texts, also within groups, and leaves the others in English', () => {
  expect(withEnglish(english, { form: { send: 'Enviar' } })).toEqual({
    ...english,
    form: { send: 'Enviar', cancel: 'Cancel' },
  });
});

it('takes a text with plural forms as a whole', () => {
  const count = { one: '{count} página', many: '{count} de páginas', other: '{count} páginas' };
  expect(withEnglish(english, { count }).count).toEqual(count);
});
