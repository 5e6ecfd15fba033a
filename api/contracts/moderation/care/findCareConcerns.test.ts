import { describe, expect, it } from 'vitest';
import { IS_DEEP } from '../../../testing/deep.ts';
import { recogniser } from './crisis/recogniser.ts';
import { type CareKind, findCareConcerns } from './findCareConcerns.ts';
import { BETWEEN_THE_LINES, CHAT_LAST, scoreCare, WRITTEN_LAST } from './testing/score.ts';
import { careDocument } from './testing/writeCare.ts';

const found = (text: string) =>
  findCareConcerns(text, recogniser).map(({ kind, start, end }) => [kind, text.slice(start, end)]);
const kindsIn = (text: string): CareKind[] => [...new Set(findCareConcerns(text, recogniser).map(({ kind }) => kind))];

describe('findCareConcerns', () => {
  it('returns the place of each finding, the most urgent kind first', () => {
    expect(found('Mail amal@example.com. I take 20 mg. My sister wants to die.')).toEqual([
      ['crisis', 'My sister wants to die'],
      ['medicineDose', '20 mg'],
      ['personalData', 'amal@example.com'],
    ]);
  });

  it.each([
    ['I would never kill myself', 'negated'],
    ['my sister wants to die', 'about another person'],
    ['I feel sucidal', 'misspelt'],
    ['I WANT TO DIEEEE', 'with repeated letters'],
    ['3ayez amoot', 'in Latin letters'],
    ['Bonjour. Me quiero morir.', 'in another language than the rest'],
    ['أُرِيدُ أَنْ أَمُوتَ', 'with vowel marks'],
  ])('finds a crisis in "%s" (%s)', (text) => expect(kindsIn(text)).toEqual(['crisis']));

  it.each(['', '   ', 'We were killing time.', 'Je suis mort de rire.', 'Me muero de hambre.', 'أموت فيك'])(
    'finds nothing in "%s"',
    (text) => expect(kindsIn(text)).toEqual([]),
  );

  it('finds "going to die" after "I want", but no crisis in "I want" before the German "Die"', () => {
    expect(kindsIn('I want a coffee. The old forum is going to die.')).toEqual(['crisis']);
    expect(kindsIn('I want a coffee. Die Nacht ist lang.')).toEqual([]);
  });

  it('returns findings for texts of 20,000 characters that repeat a few characters', () => {
    for (const text of ['a', 'want ', '1 ', 'take 1 tablet ', 'a@', '٥ '])
      expect(findCareConcerns(text.repeat(20_000 / text.length), recogniser)).toBeDefined();
  });
});

/**
 * Largest share of a corpus's harmless sentences that may have a finding. Word lists made with these sentences had 2 %.
 */
const MAX_ALARMS = 0.1;

describe('findCareConcerns on the corpora', () => {
  const share = (part: string[], of: number) => (of === 0 ? 0 : part.length / of);

  it.each(scoreCare())(
    'keeps misses and false alarms within the limits for: $name',
    ({ name, yes, missed, no, falseAlarms }) => {
      expect(falseAlarms.length, falseAlarms.join('\n')).toBeLessThanOrEqual(Math.ceil(MAX_ALARMS * no));
      if (name.endsWith(BETWEEN_THE_LINES)) return;
      const most = name.endsWith(CHAT_LAST) ? 0.8 : name.endsWith(WRITTEN_LAST) ? 0.2 : 0.02;
      expect(share(missed, yes), missed.join('\n')).toBeLessThanOrEqual(most);
    },
  );

  // Each of the statements is read as the browser reads it, which takes long.
  if (IS_DEEP) {
    it('has the counts of docs/care.md: node api/contracts/moderation/care/testing/writeCare.ts', () => {
      const { is, mustBe } = careDocument();
      expect(is).toBe(mustBe);
    });
  }
});
