import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import BookmarkButton from './BookmarkButton.island.tsx';

const drawn = (lang: string) => renderToStaticMarkup(<BookmarkButton lang={lang} id={1} />);

it('renders buttons to bookmark, watch, save and share in the state for guests', () => {
  const html = drawn('en');
  expect(html).toMatch(
    /^<div[^>]*><button[^>]*>.*<\/svg><span>Bookmark<\/span><\/button><button[^>]*>.*<\/svg><span>Watch<\/span><\/button><button[^>]*>.*<\/svg><span>Save for offline<\/span><\/button><button[^>]*>.*<\/svg><span>Share<\/span><\/button><\/div>$/,
  );
  expect(html).toContain('aria-label="Add bookmark"');
  expect(html).not.toMatch(/ (aria-(pressed|disabled|describedby)|data-[\w-]+|style)=/);
});

it('labels the button in the language of the page', () => {
  expect(drawn('fr')).toContain('aria-label="Enregistrer dans les favoris"');
});

it('renders no watch button for a learning path', () => {
  expect(renderToStaticMarkup(<BookmarkButton lang="en" id={1} type="learning_path" />)).not.toContain('Watch');
});
