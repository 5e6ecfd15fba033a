import { describe, expect, it } from 'vitest';
import { findSection } from './findSection.ts';
import type { HitText } from './pagefindScript.d.ts';

/** Makes a page of a title and sections, each with an id and maybe a heading. `found` are the words that are found. */
function createText(title: string, sections: [id: string, heading: string, text: string][], found: RegExp): HitText {
  let content = title;
  const anchors = sections.map(([id, heading, text]) => {
    const location = content.split(' ').length;
    content += ` ${heading ? `${heading} ` : ''}${text}`;
    return { id, text: heading, location };
  });
  const words = content.split(' ');
  const locations = words.flatMap((word, location) => (found.test(word) ? [{ location, balanced_score: 1 }] : []));
  return { url: '/about', content, meta: { title }, anchors, weighted_locations: locations };
}

const marked = (text: HitText, ...asked: string[]) => {
  const found = findSection(text, asked);
  return found?.marks.map(([start, end]) => found.excerpt.slice(start, end));
};

describe('findSection', () => {
  const ABOUT: [string, string, string][] = [
    ['who', 'Who reads it', 'Everyone with questions.'],
    ['ramps', 'Ramps and doors', 'A ramp, (ramps) and heavy doors.'],
  ];

  it('returns the section with most matches, its heading, and the marked words of its text', () => {
    const text = createText('About ramps.', ABOUT, /ramp/i);
    expect(findSection(text, ['ramp'])).toMatchObject({
      id: 'ramps',
      heading: 'Ramps and doors',
      excerpt: 'A ramp, (ramps) and heavy doors.',
    });
    expect(marked(text, 'ramp')).toEqual(['ramp', 'ramps']);
  });

  it('prefers a section with a match to the title of the page', () => {
    const text = createText(
      'Privacy.',
      [
        ['who', 'Who', 'We.'],
        ['cookies', 'What', 'No cookies.'],
      ],
      /privacy|cookies/i,
    );
    expect(findSection(text, ['privacy', 'cookies'])).toMatchObject({ id: 'cookies', excerpt: 'No cookies.' });
  });

  it('returns the beginning of the page without its title when the match is there', () => {
    const text = createText('Ramps at home.', [['who', '', 'Everyone.']], /ramps/i);
    expect(findSection(text, ['ramps'])).toEqual({ id: null, heading: null, excerpt: '', marks: [] });
  });

  it('names the heading above a section without one, such as a help line of a country', () => {
    const text = createText(
      'Lines',
      [
        ['FR', 'France', 'Here.'],
        ['FR-poison', '', 'Poison centre'],
      ],
      /poison/i,
    );
    expect(findSection(text, ['poison'])).toMatchObject({ id: 'FR-poison', heading: 'France' });
  });

  it('cuts a long section around its matches', () => {
    const filler = (word: string) => Array.from({ length: 50 }, () => word).join(' ');
    const text = createText('T', [['a', 'H', `${filler('before')} ramp ${filler('after')}`]], /ramp/);
    const { excerpt } = findSection(text, ['ramp']) ?? { excerpt: '' };
    expect(excerpt).toMatch(/^… (before ){5}ramp (after ){25}after …$/);
    expect(marked(text, 'ramp')).toEqual(['ramp']);
  });

  it.each([
    ['another form', 'caring', 'We care.', true],
    ['a longer word', 'auto', 'Autonomy matters.', true],
    ['another accent and case', 'AUTONOMIA', 'La autonomía.', true],
    ['the Arabic article', 'المنحدر', 'هذا منحدر', true],
    ['only the first letters', 'asthma', 'An aspect.', false],
  ])('decides whether a word counts that differs by %s', (_, asked, content, isFound) => {
    const text = createText('T', [['a', '', content]], /care|autonom|منحدر|aspect/i);
    expect(findSection(text, [asked]) !== null).toBe(isFound);
  });

  it('returns null when one of several words is missing', () => {
    const text = createText('T', [['a', '', 'A ramp and assistance.']], /ramp|assist/);
    expect(findSection(text, ['ramp', 'assistance'])).not.toBeNull();
    expect(findSection(text, ['ramp', 'asthma'])).toBeNull();
  });
});
