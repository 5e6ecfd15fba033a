import { describe, expect, it } from 'vitest';
import { mail as en } from './en.ts';
import { MAIL_WORDS, mailWords } from './index.ts';

describe.each(Object.entries(MAIL_WORDS))('the words of mails in %s', (language, words) => {
  it('are those of the English ones, none left out or empty', () => {
    expect(Object.keys(words)).toEqual(Object.keys(en));
    expect(Object.values(words).filter((text) => !text.trim())).toEqual([]);
  });

  it('have the same places to fill in', () => {
    for (const [key, text] of Object.entries(en))
      expect(words[key as keyof typeof en].match(/\{\w+\}/g), key).toEqual(text.match(/\{\w+\}/g));
  });

  it('know their direction', () => {
    const { direction } = new Intl.Locale(language).getTextInfo();
    expect(words.direction).toBe(direction);
  });
});

it('French keeps signs of two parts on the line of their word', () => {
  const texts = Object.values(mailWords('fr').words);
  expect(texts.filter((text) => /[^\u00a0\u202f][;:!?»]/.test(text) || /«[^\u00a0\u202f]/.test(text))).toEqual([]);
});

it('a language without words of its own is given English ones, and says so', () => {
  expect(mailWords('sw')).toEqual({ language: 'en', words: en });
  expect(mailWords('constructor').language).toBe('en');
});
