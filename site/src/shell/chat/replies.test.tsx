import { chat as ar } from '@common-ground/api/contracts/wording/chat/ar.ts';
import { chat as en } from '@common-ground/api/contracts/wording/chat/en.ts';
import { care } from '@common-ground/api/contracts/wording/moderation/care/en.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ChatLog } from './ChatLog.tsx';
import type { ChatMessage } from './conversation.ts';
import { answered } from './findReply.ts';
import type { ShownReply } from './shownReply.ts';
import { AUTISM } from './testing/answers.ts';

function drawn(messages: ChatMessage[], { lang = 'en', words = en } = {}): string {
  return renderToStaticMarkup(<ChatLog messages={messages} words={words} lang={lang} lines={care.lines} />);
}
const said = (reply: ShownReply): ChatMessage => ({ from: 'assistant', reply, lang: 'en' });
const asked = (text: string): ChatMessage => ({ from: 'reader', text, lang: 'en' });
const textIn = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const { reply: ANSWER } = answered([AUTISM]);

describe('the messages', () => {
  it('are a list in a live region, each with who said it, and without headings', () => {
    const html = drawn([asked('<b>hello</b>'), said(ANSWER)]);
    expect(html).toMatch(/role="log"[^>]*><ol/);
    expect(html).not.toMatch(/<h\d/);
    expect(textIn(html)).toMatch(/You &lt;b&gt;hello&lt;\/b&gt; Assistant Autism is there/);
  });
});

describe('an answer', () => {
  it('says of each medical page when it was reviewed, and of no other', () => {
    expect(textIn(drawn([said(ANSWER)]))).toContain(
      'Autism Last medical review: May 4, 2026 ADHD Not yet medically reviewed The forum ',
    );
  });

  it('says which language it is in, where it is not that of the page', () => {
    const html = drawn([said(ANSWER)], { lang: 'ar', words: ar });
    expect(html).toContain('<p class="whitespace-pre-line" lang="en" dir="auto">Autism is there from birth.</p>');
    expect(html).toContain(ar.notReviewed);
    expect(drawn([said(ANSWER)])).not.toContain('lang="en"');
  });
});

describe('words of a crisis or an emergency', () => {
  it.each(['crisis', 'emergency'] as const)('%s: help lines, and no link to anything else', (kind) => {
    const html = drawn([said({ kind })]);
    expect(textIn(html)).toContain(`${en[kind].title} ${en[kind].text} `);
    expect(html).toContain(care.lines.loading);
    for (const [, href] of html.matchAll(/ href="([^"]*)"/g)) expect(href).toMatch(/^(tel:\d+|\/help-lines)$/);
  });

  it('has the lines with the newest alone', () => {
    const html = drawn([said({ kind: 'crisis' }), said(ANSWER), said({ kind: 'emergency' })]);
    expect(html.split(care.lines.loading)).toHaveLength(2);
    expect(html.indexOf(en.linesBelow)).toBeLessThan(html.indexOf(care.lines.loading));
  });
});

describe('where there is no answer', () => {
  it('pages are shown with what they say, and where they are from', () => {
    const pages = [{ title: 'ADHD', summary: 'Attention.', href: '/condition/2', language: 'en' }];
    const reply = { kind: 'pages', pages, isOffline: true, isUnprepared: true } as const;
    expect(textIn(drawn([said(reply)]))).toContain(`${en.found} ADHD Attention. ${en.foundOffline} ${en.noAnswers}`);
  });

  it('and no page, it leads on: to the search with these words, the forum and the help lines', () => {
    const html = drawn([said({ kind: 'nothing', query: 'a & b' })], { lang: 'ar', words: ar });
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/ar?search=a+%26+b',
      '/ar/community/forum',
      '/ar/help-lines',
    ]);
  });

  it('and no line, it says so and that the message stays', () => {
    expect(textIn(drawn([said({ kind: 'away' })]))).toContain(en.away);
  });
});
