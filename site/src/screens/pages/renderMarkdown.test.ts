import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './renderMarkdown.ts';

const inSpanish = { language: 'es', languageCodes: ['en', 'ar', 'es', 'fr'], note: 'Nota' };
const renderHtml = (text: string) => renderMarkdown(text, inSpanish).html;
const renderHrefs = (text: string) => [...renderHtml(text).matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);

const TAG = /<\/?([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)>/g;
const ELEMENTS = 'h2 h3 h4 h5 h6 p ul ol li a em strong code blockquote hr br aside bdi'.split(' ');
const ATTRIBUTES = ['id', 'href', 'rel', 'start', 'title', 'role', 'aria-labelledby', 'lang'];

function foreignTo(html: string): string[] {
  const found = [...html.matchAll(TAG)].flatMap(([tag, element = '', attributes = '']) => {
    const names = [...attributes.matchAll(/ ([a-z-]+)=/g)].map(([, name = '']) => name);
    return ELEMENTS.includes(element) && names.every((name) => ATTRIBUTES.includes(name)) ? [] : [tag];
  });
  const rest = html.replaceAll(TAG, '');
  return /[<>]/.test(rest) ? [...found, rest] : found;
}

describe('hostile Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'text <b onclick="x()">bold</b> <!-- note -->',
    '![a picture](https://evil.example/x.png)',
    '<svg/onload=alert(1)>',
    '[a](https://example.org/"onmouseover="alert(1))',
    '[a](https://example.org "x" onclick="alert(1)")',
    "[a](https://example.org '\"><script>alert(1)</script>')",
    '# "><script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '`<script>`',
    '| a | b |\n|---|---|\n| <i>c</i> | d |',
    '```html\n<script>\n```',
    '[a]: javascript:alert(1)\n\n[a]',
  ])('becomes only allowed elements and text: %s', (text) => expect(foreignTo(renderHtml(text))).toEqual([]));

  it.each([
    '[a](javascript:alert(1))',
    '[a](JaVaScRiPt:alert(1))',
    '[a](<javascript:alert(1)>)',
    '[a](&#106;avascript:alert(1))',
    '[a](java&#x0A;script:alert(1))',
    '[a](&#1;javascript:alert(1))',
    '[a](vbscript:x)',
    '[a](data:text/html,x)',
    '[a](data:image/png;base64,x)',
    '[a](file:///etc/passwd)',
    '[a](blob:x)',
    '[a](tel:1)',
    '[a](//evil.example)',
    '[a](//evil.example/x)',
    '[a](///evil.example/x)',
    '[a](/&#9;/evil.example/x)',
    '[a](/\\evil.example)',
    '[a](/\\evil.example/x)',
    '[a](\\\\evil.example)',
    '<javascript:alert(1)>',
    '[a](http:evil.example)',
  ])('has no link that leaves the site: %s', (text) => {
    for (const href of renderHrefs(text)) {
      const url = new URL(href ?? '', 'https://here.example/es/privacy');
      expect(url.origin, href).toBe('https://here.example');
    }
  });

  it('becomes only allowed elements and text, whatever it contains', () => {
    const marks = [...'<>"\'&[]()!`#\n a=/\\*-:'];
    const part = fc.constantFrom(...marks, 'javascript:', 'on', '1.', '&#60;', '> [!NOTE]', 'https://e.example');
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(part, { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (hostile) => {
        expect(foreignTo(renderHtml(hostile))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('links', () => {
  it.each([
    ['[a](/privacy)', '/es/privacy'],
    ['[a](/)', '/es'],
    ['[a](/fr/condition/3?x=1#sources)', '/es/condition/3?x=1#sources'],
    ['[a](/#categories)', '/es#categories'],
    ['[a](/cms)', '/cms'],
    ['[a](/api/openapi.json)', '/api/openapi.json'],
    ['[a](#section-2)', '#section-2'],
    ['<https://example.org/a?b=1&c=2>', 'https://example.org/a?b=1&amp;c=2'],
    ['[a](mailto:someone@example.org)', 'mailto:someone@example.org'],
    ['[112](tel:112)', 'tel:112'],
    ['[114](sms:114)', 'sms:114'],
  ])('turn %s into %s on a Spanish page', (text, href) => expect(renderHrefs(text)).toEqual([href]));

  it('have rel="noopener" only when they leave the site', () => {
    expect(renderHtml('[a](https://example.org)')).toContain('<a href="https://example.org" rel="noopener">');
    expect(renderHtml('[a](/privacy)')).not.toContain('rel=');
  });
});

describe('headings', () => {
  it('have the same numbered ids in every language', () => {
    const { html, sections } = renderMarkdown('## Content\n\n### *Within* it\n\n## Content', inSpanish);
    expect(sections).toEqual([
      { id: 'section-1', title: 'Content' },
      { id: 'section-3', title: 'Content' },
    ]);
    expect(html).toContain('<h3 id="section-2"><em>Within</em> it</h3>');
    expect(renderMarkdown('## حقوقك\n\n### أ\n\n## ب', inSpanish).sections.map(({ id }) => id)).toEqual(
      sections.map(({ id }) => id),
    );
  });

  it('are of the second level when written as the first', () => {
    expect(renderHtml('# One')).toBe('<h2 id="section-1">One</h2>\n');
  });
});

describe('note', () => {
  it('is an aside with a name in the language of the page in place of its mark', () => {
    expect(renderHtml('> [!NOTE]\n> Be *kind*.\n>\n> [Ask](/contact).\n\nOn.\n\n> [!NOTE]\n> Two.')).toBe(
      [
        '<aside role="note" aria-labelledby="note-1">\n<p id="note-1"><bdi lang="es">Nota</bdi></p>',
        '<p>Be <em>kind</em>.</p>\n<p><a href="/es/contact">Ask</a>.</p>\n</aside>\n<p>On.</p>',
        '<aside role="note" aria-labelledby="note-2">\n<p id="note-2"><bdi lang="es">Nota</bdi></p>',
        '<p>Two.</p>\n</aside>\n',
      ].join('\n'),
    );
    expect(renderMarkdown('> [!NOTE]\n> A', { ...inSpanish, within: 3 }).html).toContain('"note-3-1"');
  });

  it.each([
    '> Said.',
    '[!NOTE]\nA',
    '> \\[!NOTE]\n> A',
    '> [!NOTE] A',
    '> A\n> [!NOTE]\n> B',
    '> [!WARNING]\n> A',
    '> [!NOTE]',
    '> [!NOTE]\n> A\n>\n> - B',
    '> > [!NOTE]\n> > A',
    '- > [!NOTE]\n  > A',
  ])('is not made from %s', (text) => {
    expect(renderHtml(text)).not.toContain('aside');
    expect(renderHtml(text)).toMatch(/!|Said/);
  });
});
