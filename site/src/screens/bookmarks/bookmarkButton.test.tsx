import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import BookmarkButton from './BookmarkButton.island.tsx';

const drawn = (lang: string) => renderToStaticMarkup(<BookmarkButton lang={lang} id={1} />);

it('is drawn for nobody in particular: buttons that add, watch, save and share, and nothing else', () => {
  const html = drawn('en');
  expect(html).toMatch(
    /^<div[^>]*><button[^>]*>.*<\/svg><span>Bookmark<\/span><\/button><button[^>]*>.*<\/svg><span>Watch<\/span><\/button><button[^>]*>.*<\/svg><span>Save for offline<\/span><\/button><button[^>]*>.*<\/svg><span>Share<\/span><\/button><\/div>$/,
  );
  expect(html).toContain('aria-label="Add bookmark"');
  expect(html).not.toMatch(/ (aria-(pressed|disabled|describedby)|data-[\w-]+|style)=/);
});

it('speaks the language of the page', () => {
  expect(drawn('fr')).toContain('aria-label="Enregistrer dans les favoris"');
});

it('has nothing to watch beside a learning path', () => {
  expect(renderToStaticMarkup(<BookmarkButton lang="en" id={1} type="learning_path" />)).not.toContain('Watch');
});
