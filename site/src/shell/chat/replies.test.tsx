import { directionIn, LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { CRISIS_KINDS } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import { chat as ar } from '@common-ground/api/contracts/wording/ar/chat.ts';
import { chat as en } from '@common-ground/api/contracts/wording/en/chat.ts';
import { crisisWords } from '@common-ground/api/contracts/wording/moderationCrisis.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatLog } from './ChatLog.tsx';
import type { ChatMessage } from './conversation.ts';
import { toAnswersReply } from './countedReply.ts';
import { isShownReply, type ShownReply } from './shownReply.ts';
import { AUTISM } from './testing/answers.ts';

function drawn(messages: ChatMessage[], { lang = 'en', words = en } = {}): string {
  return renderToStaticMarkup(<ChatLog messages={messages} words={words} lang={lang} />);
}
const said = (reply: ShownReply): ChatMessage => ({ from: 'assistant', reply, lang: 'en' });
const asked = (text: string): ChatMessage => ({ from: 'reader', text, lang: 'en' });
const textIn = (html: string) => plain(html.replaceAll(/<[^>]+>/g, ' '));
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const { reply: ANSWER } = toAnswersReply([AUTISM]);

describe('chat log', () => {
  it('is a list in a live region, with the sender of each message and without headings', () => {
    const html = drawn([asked('<b>hello</b>'), said(ANSWER)]);
    expect(html).toMatch(/role="log"[^>]*><ol/);
    expect(html).not.toMatch(/<h\d/);
    expect(textIn(html)).toMatch(/You &lt;b&gt;hello&lt;\/b&gt; Assistant Autism is there/);
  });
});

describe('prepared answer', () => {
  it('shows the review state of medical pages and of no other link', () => {
    expect(textIn(drawn([said(ANSWER)]))).toContain(
      'Autism Last medical review: May 4, 2026 ADHD Not yet medically reviewed The forum ',
    );
  });

  it('marks its language when it is not that of the page', () => {
    const html = drawn([said(ANSWER)], { lang: 'ar', words: ar });
    expect(html).toContain('<p class="whitespace-pre-line" lang="en" dir="auto">Autism is there from birth.</p>');
    expect(html).toContain(ar.notReviewed);
    expect(drawn([said(ANSWER)])).not.toContain('lang="en"');
  });
});

const hrefsIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);

describe('crisis reply', () => {
  beforeEach(() => vi.stubGlobal('navigator', { languages: ['fr-FR'] }));

  it.each(CRISIS_KINDS.flatMap((kind) => LANGUAGE_CODES.map((language) => [kind, language] as const)))(
    'shows %s in %s on an English page with a number first and links only to help',
    (kind, language) => {
      const html = drawn([said({ kind, language })]);
      const words = crisisWords(language);
      const text = textIn(html);
      expect(text).toMatch(new RegExp(`Assistant ${words.help.services.all}\\s*112`));
      expect(text).toContain(plain(`${words[kind].title} ${words[kind].call} ${words[kind].text}`));
      const prefix = language === 'en' ? '' : `/${language}`;
      for (const href of hrefsIn(html)) expect(href).toMatch(new RegExp(`^(?:tel:|sms:|${prefix}/help-lines)`));
      if (language === 'en') expect(html).not.toContain('lang="en"');
      else expect(html).toContain(`<div lang="${language}" dir="${directionIn(language)}">`);
    },
  );

  it('shows the numbers of the service that fits the crisis, and the one for text messages', () => {
    expect(hrefsIn(drawn([said({ kind: 'emergency' })]))).toEqual(
      expect.arrayContaining(['tel:112', 'tel:15', 'sms:114']),
    );
    expect(hrefsIn(drawn([said({ kind: 'violence' })]))).toEqual(expect.arrayContaining(['tel:112', 'tel:17']));
  });

  it('links to all numbers when the country is unknown', () => {
    vi.stubGlobal('navigator', { languages: ['ia'] });
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ timeZone: 'UTC' } as never);
    const html = drawn([said({ kind: 'emergency', language: 'es' })]);
    expect(textIn(html)).toContain(crisisWords('es').help.emergencyElse);
    expect(hrefsIn(html)).toEqual(['/es/help-lines#numbers']);
  });

  it('offers to leave the page for violence but not for suicide', () => {
    const { leave } = crisisWords('en').violence;
    expect(textIn(drawn([said({ kind: 'violence' })]))).toContain(leave);
    expect(textIn(drawn([said({ kind: 'suicide' })]))).not.toContain(leave);
  });

  it('shows help lines only with the newest reply of each kind', () => {
    const { loading } = crisisWords('en').help;
    const html = drawn([said({ kind: 'suicide' }), said(ANSWER), said({ kind: 'poison' }), said({ kind: 'suicide' })]);
    expect(html.split(loading)).toHaveLength(3);
    expect(html.indexOf(loading)).toBeGreaterThan(html.indexOf('Autism'));
  });

  it('is rendered when an earlier version of the site stored it', () => {
    expect(isShownReply({ kind: 'crisis' }) && isShownReply({ kind: 'emergency' })).toBe(true);
    const html = drawn([said({ kind: 'crisis' })], { lang: 'ar', words: ar });
    expect(textIn(html)).toContain(crisisWords('ar').suicide.title);
  });
});

describe('reply that may have missed a crisis', () => {
  beforeEach(() => vi.stubGlobal('navigator', { languages: ['es-ES'] }));

  it.each(LANGUAGE_CODES)('ends in %s with a sentence and links to help', (lang) => {
    const words = crisisWords(lang);
    const html = drawn([said({ ...ANSWER, endsWithHelp: true })], { lang });
    const { row, services } = words.help;
    expect(textIn(html)).toMatch(
      new RegExp(`${plain(words.missed)} ${services.all} 112 ${row.lines} ${row.violence} ${row.poison} $`),
    );
    expect(hrefsIn(html)).toContain('tel:112');
    expect(textIn(drawn([said(ANSWER)], { lang }))).not.toContain(words.missed);
  });

  it.each(CRISIS_KINDS.flatMap((kind) => LANGUAGE_CODES.map((language) => [kind, language] as const)))(
    'begins with a sentence about %s in %s when that crisis is possible',
    (kind, language) => {
      const html = drawn([said({ ...ANSWER, maybe: { kind, language } })], { lang: 'en' });
      expect(textIn(html)).toContain(plain(`Assistant ${crisisWords(language).maybe[kind]}`));
      expect(hrefsIn(html)[0]).toBe('tel:112');
    },
  );

  it('says that it knows nothing about medicines, and never names a pharmacist', () => {
    const text = textIn(drawn([said({ kind: 'medicine', pages: [], endsWithHelp: true })]));
    expect(text).toContain(crisisWords('en').medicine);
    expect(text).not.toMatch(/pharmac/i);
  });
});

describe('stored reply', () => {
  it.each([
    { kind: 'pages', pages: [], maybe: { kind: 'quiz', language: 'en' } },
    { kind: 'nothing', query: 'a', maybe: 'suicide' },
    { kind: 'poison', language: 4 },
    { kind: 'pages', pages: [], links: [{ title: 'Autism' }] },
    { kind: 'pages', pages: [{ title: 'Autism', href: '/condition/1', passage: { text: 'Sleep' } }] },
    { kind: 'missing', subject: 'asthma', query: 'asthma' },
    { kind: 'toString' },
  ])('is rejected when a part of it cannot be rendered: %j', (reply) => expect(isShownReply(reply)).toBe(false));
});

const PASSAGE = {
  section: 'symptoms' as const,
  heading: 'Symptoms',
  text: 'Sleep is hard.',
  language: 'en',
  marks: [[0, 5]] as [number, number][],
};
const PAGE = { title: 'ADHD', summary: 'Attention.', href: '/condition/2', language: 'en' };

describe('reply without an answer', () => {
  it('shows pages with summaries, and says that they were found offline without answers', () => {
    const reply: ShownReply = { kind: 'pages', pages: [PAGE], isOffline: true, isUnprepared: true };
    expect(textIn(drawn([said(reply)]))).toContain(`${en.found} ADHD Attention. ${en.foundOffline} ${en.noAnswers}`);
  });

  it('quotes a sentence of the first page, with its review and a link to its section', () => {
    const pages = [
      { ...PAGE, passage: PASSAGE, reviewedAt: '2026-05-04T00:00:00.000Z' },
      { ...PAGE, href: '/condition/3' },
    ];
    const html = drawn([said({ kind: 'pages', pages, searchedFor: 'sleep', isOffline: false, isUnprepared: false })]);
    expect(textIn(html)).toContain(
      `${en.foundPassage} Showing results for “\u2068sleep\u2069”. ADHD Last medical review: May 4, 2026 Symptoms Sleep is hard. ADHD `,
    );
    expect(html).toContain('>Sleep</mark>');
    expect(hrefsIn(html)).toEqual(['/condition/2', '/condition/2#symptoms', '/condition/3']);
  });

  it('asks back about persons as they were typed', () => {
    const html = drawn([said({ kind: 'open', persons: 'my <b>husband', endsWithHelp: true })]);
    expect(textIn(html)).toContain('What would you like to know about “\u2068my &lt;b&gt;husband\u2069”?');
  });

  it('names the subject without a page, near pages, and the form with the subject filled in', () => {
    const html = drawn([said({ kind: 'missing', subject: 'asthma & co', query: 'asthma co', near: [PAGE] })]);
    expect(textIn(html)).toContain('We have no page on \u2068asthma &amp; co\u2069 yet. These pages mention it: ADHD');
    expect(hrefsIn(html)).toEqual([
      '/condition/2',
      '/contribute?name=asthma+%26+co#add',
      '/?search=asthma+co',
      '/community/forum',
      '/help-lines',
    ]);
  });

  it('links to the search with these words, the forum and the help lines when no page is found', () => {
    const html = drawn([said({ kind: 'nothing', query: 'a & b' })], { lang: 'ar', words: ar });
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      '/ar?search=a+%26+b',
      '/ar/community/forum',
      '/ar/help-lines',
    ]);
  });

  it('says that the site cannot be reached', () => {
    expect(textIn(drawn([said({ kind: 'away' })]))).toContain(en.away);
  });
});
