import { describe, expect, it } from 'vitest';
import { bookmarkWords } from './bookmarks/index.ts';
import { conditionToolsWords } from './conditionTools/index.ts';
import { contributionWords } from './contributions/index.ts';
import { profileWords } from './profile/index.ts';
import { headerSearchWords } from './search/index.ts';
import { serverMessagesIn } from './serverMessages/index.ts';
import { toastWords } from './toasts/index.ts';
import { watchWords } from './watchlist/index.ts';

/** The catalogues that come with an island: each is a tree of texts. */
const CATALOGUES = {
  headerSearchWords,
  toastWords,
  serverMessagesIn,
  bookmarkWords,
  profileWords,
  conditionToolsWords,
  watchWords,
  contributionWords,
};
const LANGUAGES = ['es', 'fr', 'ar'];

describe.each(Object.entries(CATALOGUES))('%s', (_, wordsIn) => {
  const english = textsOf(wordsIn('en'));

  it.each(LANGUAGES)('has in %s every text of the English one, with the same places to fill in', (language) => {
    const texts = textsOf(wordsIn(language));
    for (const [key, text] of english) {
      if (isOfPlural(key)) continue;
      const other = texts.get(key) ?? '';
      expect(other.trim(), key).not.toBe('');
      expect(placesIn(other), key).toEqual(placesIn(text));
      // But for a word that both languages have.
      if (text.includes(' ')) expect(other === text && !/^\{\w+\}: \{\w+\}$/.test(text), key).toBe(false);
    }
    expect([...texts.keys()].filter((key) => !isOfPlural(key) && !english.has(key))).toEqual([]);
  });

  it.each(LANGUAGES)('has in %s a form for each plural category of the language', (language) => {
    const texts = textsOf(wordsIn(language));
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const plurals = [...texts.keys()].filter((key) => key.endsWith('.other'));
    for (const key of plurals) {
      for (const category of categories) expect(texts.get(key.replace(/other$/, category)), key).toBeTruthy();
    }
  });

  it('keeps signs of two parts on the line of their word in French', () => {
    const texts = [...textsOf(wordsIn('fr')).values()];
    expect(
      texts.filter((text) => /[^\u00a0\u202f](?:[;!?»]|:(?!\/))/.test(text) || /«[^\u00a0\u202f]/.test(text)),
    ).toEqual([]);
  });

  it('is English in a language without words of its own', () => {
    expect(wordsIn('sw')).toBe(wordsIn('en'));
    expect(wordsIn('constructor')).toBe(wordsIn('en'));
  });
});

describe('the toasts of the specification', () => {
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
  ] as const)('%s says so to the letter', (kind, title, text) => {
    expect(toastWords('en').said[kind]).toEqual({ title, text });
  });

  it('are called Notification', () => expect(toastWords('en').label).toBe('Notification'));
});

describe('the bookmark button', () => {
  it('is called and reads as specified', () => {
    const { add, remove, bookmark, bookmarked } = bookmarkWords('en');
    expect({ add, remove, bookmark, bookmarked }).toEqual({
      add: 'Add bookmark',
      remove: 'Remove bookmark',
      bookmark: 'Bookmark',
      bookmarked: 'Bookmarked',
    });
  });

  it.each(['en', ...LANGUAGES])('has in %s what is seen on it in its name (WCAG 2.5.3)', (language) => {
    const words = bookmarkWords(language);
    expect(words.add.toLowerCase()).toContain(words.bookmark.toLowerCase());
    expect(words.bookmarkedName).toContain(words.bookmarked);
    expect(words.bookmarkedName).toContain(words.remove);
  });
});

/** Texts by their path in the tree. */
function textsOf(tree: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(path + key, value);
    else for (const entry of textsOf(value, `${path}${key}.`)) texts.set(...entry);
  }
  return texts;
}

/** Forms of a plural differ from language to language. */
function isOfPlural(key: string): boolean {
  return /\.(zero|one|two|few|many|other)$/.test(key);
}

function placesIn(text: string): string[] {
  return (text.match(/\{\w+\}/g) ?? []).sort();
}
