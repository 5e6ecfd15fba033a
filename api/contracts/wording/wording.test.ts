import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hasWording, LANGUAGE_CODES, TRANSLATION_CODES } from '../languages.ts';
import { loadProfileWords } from './accountsProfile.ts';
import { bookmarkWords } from './bookmarks.ts';
import { wordingFor } from './index.ts';
import { toastWords } from './toasts.ts';

const files = globSync('**/*.ts', { cwd: path.join(import.meta.dirname, 'en'), exclude: ['index.ts'] });

describe.each(files)('texts in %s', (file) => {
  const textsIn = async (language: string) =>
    existsSync(path.join(import.meta.dirname, language, file)) || hasWording(language)
      ? flattenTexts(await import(path.join(import.meta.dirname, language, file)))
      : new Map<string, string>();

  it.each(TRANSLATION_CODES)(
    'have in %s the English keys and placeholders and no untranslated sentence',
    async (language) => {
      const [texts, inEnglish] = [await textsIn(language), await textsIn('en')];
      for (const [key, text] of inEnglish) {
        if (isOfPlural(key)) continue;
        const other = texts.get(key) ?? '';
        if (!hasWording(language) && (other === '' || other === text)) continue;
        expect(other.trim(), key).not.toBe('');
        expect(placesIn(other), key).toEqual(placesIn(text));
        // Single words may be the same in both languages, and texts without letters always are.
        if (text.includes(' ') && /\p{L}/u.test(text.replace(/\{\w+\}/g, ''))) expect(other, key).not.toBe(text);
      }
      expect([...texts.keys()].filter((key) => !isOfPlural(key) && !inEnglish.has(key))).toEqual([]);
    },
  );

  it.each(LANGUAGE_CODES)(
    'have in %s a form for each plural category, with {count} unless zero, one or two',
    async (language) => {
      const [texts, inEnglish] = [await textsIn(language), await textsIn('en')];
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      for (const key of texts.keys()) {
        if (!key.endsWith('.other')) continue;
        if (!hasWording(language) && texts.get(key) === inEnglish.get(key)) continue;
        for (const category of pluralCategories) {
          const form = texts.get(key.replace(/other$/, category));
          expect(form, key).toBeTruthy();
          // Forms of these categories may name the number in words.
          if (!['zero', 'one', 'two'].includes(category)) expect(form, key).toContain('{count}');
        }
      }
    },
  );

  it('have non-breaking spaces at two-part punctuation in French', async () => {
    const texts = [...(await textsIn('fr')).values()];
    expect(
      texts.filter((text) => /[^\u00a0\u202f](?:[;!?»]|:(?!\/))/.test(text) || /«[^\u00a0\u202f]/.test(text)),
    ).toEqual([]);
  });
});

it('falls back to English for a language without texts', async () => {
  for (const language of ['sw', 'constructor']) {
    expect(wordingFor(language)).toBe(wordingFor('en'));
    expect(await loadProfileWords(language)).toBe(await loadProfileWords('en'));
  }
});

describe('toasts', () => {
  it.each([
    ['loggedIn', 'Welcome back!', 'Successfully logged in.'],
    ['loginFailed', 'Login failed', 'Please check your credentials'],
    ['registered', 'Welcome to {product}', 'Account created successfully.'],
    ['registrationFailed', 'Registration failed', 'Please try again'],
    ['loggedOut', 'Logged out', 'See you next time!'],
    ['profileUpdated', 'Profile updated', 'Your profile has been updated successfully.'],
    ['profileUpdateFailed', 'Update failed', 'Failed to update profile'],
    ['bookmarkAdded', 'Bookmark added', 'Content added to your bookmarks'],
    ['bookmarkRemoved', 'Bookmark removed', 'Content removed from your bookmarks'],
    ['conditionSubmitted', 'Success', 'Condition has been submitted for review'],
    ['conditionFailed', 'Error', 'Failed to submit condition'],
    ['bookmarkFailed', 'Error', 'Failed to update bookmark'],
    ['signInRequired', 'Sign in required', 'Please sign in to bookmark content'],
    ['topicCreated', 'Topic created successfully', undefined],
    ['topicFailed', 'Error creating topic', undefined],
    ['wentOffline', 'Offline mode (some features limited)', undefined],
    ['backOnline', 'Back online', undefined],
    ['installFailed', 'Install failed (install manually from the browser menu)', undefined],
    ['updateAvailable', 'Update available', undefined],
  ] as const)('%s has the title and text of the specification', (kind, title, text) => {
    expect(toastWords('en').said[kind]).toEqual({ title, text });
  });

  it('have the label "Notification"', () => expect(toastWords('en').label).toBe('Notification'));
});

describe('bookmark button', () => {
  it('has the texts of the specification', () => {
    const { add, remove, bookmark, bookmarked } = bookmarkWords('en');
    expect({ add, remove, bookmark, bookmarked }).toEqual({
      add: 'Add bookmark',
      remove: 'Remove bookmark',
      bookmark: 'Bookmark',
      bookmarked: 'Bookmarked',
    });
  });

  it.each(LANGUAGE_CODES)('has in %s accessible names that contain its visible text (WCAG 2.5.3)', (language) => {
    const words = bookmarkWords(language);
    expect(words.add.toLowerCase()).toContain(words.bookmark.toLowerCase());
    expect(words.bookmarkedName).toContain(words.bookmarked);
    expect(words.bookmarkedName).toContain(words.remove);
  });
});

function flattenTexts(tree: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(path + key, value);
    else for (const entry of flattenTexts(value, `${path}${key}.`)) texts.set(...entry);
  }
  return texts;
}

/** Plural forms are compared separately, because each language has its own set of them. */
function isOfPlural(key: string): boolean {
  return /\.(zero|one|two|few|many|other)$/.test(key);
}

function placesIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}
