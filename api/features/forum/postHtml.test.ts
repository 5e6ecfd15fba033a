import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POST_LENGTH } from '../../contracts/limits.ts';
import { findMentions } from './findMentions.ts';
import { countLinks, postHtml, postText } from './postHtml.ts';
import { isQuotedFrom } from './withdrawEarlierWords.ts';

const html = (content: string) => postHtml({ content });
const REL = 'rel="ugc nofollow noopener" dir="auto"';

describe('text of a post', () => {
  it('becomes paragraphs, emphasis, lists, quotations, code and links with `rel="ugc"`', () => {
    expect(html('One **two** *three*\nfour\n\n- five\n\n> six\n\n`seven`')).toBe(
      [
        '<p dir="auto">One <strong>two</strong> <em>three</em><br>\nfour</p>',
        '<ul dir="auto">\n<li>five</li>\n</ul>',
        '<blockquote dir="auto">\n<p dir="auto">six</p>\n</blockquote>',
        '<p dir="auto"><code>seven</code></p>',
      ].join('\n'),
    );
    expect(html('[a](https://example.org "title") and https://example.org/b.')).toBe(
      `<p dir="auto"><a href="https://example.org" ${REL}>a</a> and <a href="https://example.org/b" ${REL}>https://example.org/b</a>.</p>`,
    );
  });

  it.each([
    ['an HTML script', '<script>alert(1)</script>'],
    ['other HTML', '<img src=x onerror=alert(1)><b>'],
    ['a link to a script', '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](java&#115;cript:alert(1))'],
    ['a link to a data or script address', '[a](data:text/html,<script>alert(1)</script>) <vbscript:x>'],
    ['a link without a scheme', '[a](/auth/logout) [b](//example.org) [c](\\\\example.org)'],
    ['a link to a script with HTML in its title', '[a](javascript:x "\\" onmouseover=\\"alert(1)")'],
    ['a heading, a table or a rule', '# a\n\n| a |\n|---|\n| b |\n\n***'],
  ])('stays text when it is %s', (_, content) => {
    expect(html(content)).not.toMatch(/<(?!\/?(p|br|em|strong|code|ul|ol|li)\b)/);
  });

  it('shows no picture, language of code, disguised host or direction character', () => {
    expect(html('![a](https://example.org/a.png)')).toContain(`!<a href="https://example.org/a.png" ${REL}>a</a>`);
    expect(html('```js onload="x"\n1\n```')).toBe('<pre><code>1\n</code></pre>');
    expect(html('[a](https://example.org@evil.example/)')).not.toContain('href="https://example.org@');
    expect(html('&#8238;abc &lt;b>')).toBe('<p dir="auto">&amp;#8238;abc &amp;lt;b&gt;</p>');
    expect(html('<https://example.org/%E2%80%AEabc>')).not.toContain('\u202E');
  });

  it('folds under its warning', () => {
    expect(postHtml({ content: 'Blood.', warning: '<b>Injury' })).toBe(
      '<details><summary dir="auto">&lt;b&gt;Injury</summary>\n<p dir="auto">Blood.</p>\n</details>',
    );
  });

  it.each([
    ...['[', '![', '>', '> ', '- ', '*', '**a', '`', '_', '\\', '<', '&#', 'http://', 'a@b.c ', '(', '~~'],
    ...['[a](', '[a](x)', '* a\n  ', '```\n', '1. ', '](', '*a_', 'https://a.b/(', '<http://a', '\n\n', '- a\n'],
  ])('becomes HTML of limited length when %j fills the longest post', (part) => {
    const long = part.repeat(POST_LENGTH).slice(0, POST_LENGTH);
    expect(html(long).length).toBeLessThan(60 * POST_LENGTH);
  });

  it('becomes only allowed tags, whatever characters it has', () => {
    const part = fc.constantFrom(
      ...['<', '>', '"', "'", '[', '](', ')', 'javascript:', 'https://a.b', '*', '`', '\n', '\\', '&', 'x'],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const tags = html(parts.join('')).match(/<[^>]*>/g) ?? [];
        for (const tag of tags)
          expect(tag).toMatch(
            /^<(\/?(p|em|strong|s|code|pre|li)|\/(a|blockquote|ul|ol)|br|(p|blockquote|ul|ol) dir="auto"|a href="(https?:\/\/|mailto:)[^"<>]*" rel="ugc nofollow noopener" dir="auto")>$/,
          );
      }),
      { numRuns: 300 },
    );
  });
});

it('finds a quotation in the Markdown or in the plain text of a post', () => {
  const content = 'Where are **any** [ramps](https://example.org)?\n\n- At *Central*';
  expect(postText(content)).toBe('Where are any ramps?\nAt Central');
  for (const quote of ['are any ramps? At Central', '**any**']) expect(isQuotedFrom(quote, content)).toBe(true);
  for (const quote of ['at the harbour', 'ramps At']) expect(isQuotedFrom(quote, content)).toBe(false);
});

it('finds mentions in prose alone, up to the end of a paragraph or item, and counts links', () => {
  const content = 'Thanks @Ada Lovelace, me@example.org and `@code`. @grace.hopper. https://a.b/@x [y](https://c.d)';
  expect(findMentions(content).map(({ at, name }) => `${at} ${name}`)).toEqual([
    '0 Ada',
    '0 Ada Lovelace',
    '1 grace.hopper.',
    '1 grace.hopper',
  ]);
  expect(countLinks(content)).toBe(2);
  expect(findMentions('- Hi @Ada\n- Lovelace wrote\n\n@Grace\n\nHopper').map(({ name }) => name)).toEqual([
    'Ada',
    'Grace',
  ]);
});
