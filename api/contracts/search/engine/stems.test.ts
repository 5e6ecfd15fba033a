import { describe, expect, it } from 'vitest';
import { loadStemmer } from './stems.ts';

describe('stems', () => {
  it.each([
    ['en', ['depression', 'depressions']],
    ['en', ['seizure', 'seizures']],
    ['es', ['convulsion', 'convulsiones']],
    ['fr', ['douleur', 'douleurs']],
    ['ar', ['توحد', 'التوحد', 'والتوحد', 'بالتوحد', 'للتوحد']],
    ['ar', ['طفل', 'طفلي', 'طفلها', 'طفلين']],
  ])('in %s are the same for %j', async (code, words) => {
    const stem = await loadStemmer(code);
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it('keep the word itself where the stemmer leaves nothing, or the language has none', async () => {
    expect((await loadStemmer('en'))('s')).toBe('s');
    expect((await loadStemmer('sw'))('watoto')).toBe('watoto');
  });

  it('keep short Arabic words whole', async () => expect((await loadStemmer('ar'))('الم')).toBe('الم'));
});
