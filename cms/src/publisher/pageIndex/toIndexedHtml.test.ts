import { describe, expect, it } from 'vitest';
import { toIndexedHtml } from './toIndexedHtml.ts';

const page = (main: string, head = '') =>
  `<!doctype html><html lang="es"><head>${head}</head><body><header>Menu</header>` +
  `<main id="content">${main}</main><footer>Legal</footer></body></html>`;
const readText = (main: string) =>
  (toIndexedHtml(page(main))?.html ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('toIndexedHtml', () => {
  it('has the text of a page without header, footer, navigation, forms, notes and dates', () => {
    const text = readText(
      '<nav>Home</nav><article><header><h1>Privacy</h1><p class="lede">What is kept.</p><p class="hint">Last updated</p>' +
        '<dl><dt>Points</dt></dl></header><p class="fallback-note">In English</p><p hidden>Hidden</p><p>Little.</p>' +
        '<form><p>Your name</p></form><button>Send</button><svg><title>Icon</title></svg></article>',
    );
    expect(text).toBe('Privacy What is kept. Little.');
  });

  it('keeps the ids of headings, posts and list items, and no other attributes', () => {
    const html = toIndexedHtml(
      page('<h1 id="top">A</h1><div id="box"><h2 id="part-1" class="x">B &amp; C</h2></div>'),
    )?.html;
    expect(html).toBe('<html><body><main><h1>A</h1> <div><h2 id="part-1">B &amp; C</h2></div></main></body></html>');
  });

  it('has only the words of a post, without author, quotation, likes and what a warning folds', () => {
    const text = readText(
      '<astro-island props="{}"><header><h1>Ramps</h1><p>Ann</p></header>' +
        '<article class="post grid" id="post-1"><header><h2>Ann wrote</h2></header><figure>Quoted</figure>' +
        '<div data-words lang="en"><p>Use a ramp.</p><ol><li>Measure</li></ol><details>Wound</details></div>' +
        '<p class="hint">3 likes</p></article><article class="post" id="post-2"><p>Deleted</p></article></astro-island>',
    );
    expect(text).toBe('Ramps Use a ramp. Measure');
  });

  it('has the activities of a module, but neither its questions nor the state of the reader', () => {
    const text = readText(
      '<h1>Try it</h1><astro-island><p role="status">Loading</p><ul><li><h2>Claims</h2><p>Sort them.</p></li></ul>' +
        '<ol><li><p>True?</p><ul><li>Wrong answer</li></ul></li></ol><div><p>Locked</p></div></astro-island>',
    );
    expect(text).toBe('Try it Claims Sort them.');
  });

  it('divides the words of elements that stand side by side', () => {
    expect(readText('<h1>A</h1><p><span>Call</span><span>112</span></p>')).toBe('A Call 112');
  });

  it('returns the language of a title in another language than the page', () => {
    expect(toIndexedHtml(page('<h1 lang="en">Stairs</h1>'))?.language).toBe('en');
    expect(toIndexedHtml(page('<h1>Escaleras</h1>'))?.language).toBeNull();
  });

  it('returns null for a redirect and for a page without a title', () => {
    const redirect = '<meta http-equiv="refresh" content="0; url=/community/topics/2">';
    expect(toIndexedHtml(page('<h1>Merged</h1>', redirect))).toBeNull();
    expect(toIndexedHtml(page('<p>Nothing</p>'))).toBeNull();
  });
});
