import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakePage } from '../../analytics/testing/fakePage.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { AUTISM, MEDICINE, SCHOOL } from './testing/answers.ts';

let assistant: typeof import('./assistant.ts');
let conversation: typeof import('./conversation.ts');
let page: FakePage;
/** Responses of the API by path; a request to any other path fails as it does offline. */
let served: Record<string, unknown>;
let asked: string[];

const PASSAGE = { section: 'symptoms', heading: 'Symptoms', text: 'Juggling helps.', language: 'en', marks: [[0, 8]] };
const conditions = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    id: place + 1,
    name: `Name ${place + 1}`,
    summary: 'What it is.',
    passage: PASSAGE,
    reviewedAt: null,
    ...(place === 1 && { translation: { name: 'Nombre', summary: 'Qué es.', tags: [] } }),
  }));
const found = (count: number) => ({ searchedFor: null, hasPage: true, conditions: conditions(count), near: [] });
const missing = (near: number) => ({ searchedFor: null, hasPage: false, conditions: [], near: conditions(near) });

beforeEach(async () => {
  vi.useFakeTimers();
  page = new FakePage();
  served = { '/api/chat-answers': [AUTISM, MEDICINE, SCHOOL], '/api/localized/find': found(7) };
  asked = [];
  for (const [name, value] of Object.entries(page.globals())) vi.stubGlobal(name, value);
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    if (address === '/api/analytics') return page.fetch(address, options);
    asked.push(address);
    const [path = ''] = address.split('?');
    if (!(path in served)) throw new TypeError('Failed to fetch');
    return Response.json(served[path]);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  assistant = await import('./assistant.ts');
  conversation = await import('./conversation.ts');
  const { readRecogniser } = await import('./readRecogniser.ts');
  await assistant.loadReplies();
  const { loadSearchLanguage } = await import('../search/loadSearchLanguage.ts');
  await Promise.all(['en', 'es', 'fr'].flatMap((lang) => [readRecogniser(lang), loadSearchLanguage(lang)]));
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const replies = () => conversation.$messages.get().flatMap((one) => (one.from === 'assistant' ? [one.reply] : []));
async function counted() {
  await pass(6000);
  return page.sent.map(({ event }) => {
    const { timestamp, userAgent, url, ...own } = event.eventData;
    return [event.eventType, own];
  });
}

describe('reply', () => {
  it('appears after one second, not before', async () => {
    void assistant.ask('What is autism?', 'en');
    await pass(999);
    expect(replies()).toEqual([]);
    expect(assistant.$isWriting.get()).toBe(true);
    await pass(1);
    expect(replies()).toMatchObject([{ kind: 'answers', answers: [{ text: AUTISM.text }], pages: [] }]);
    expect(assistant.$isWriting.get()).toBe(false);
    expect(asked).toEqual(['/api/chat-answers?lang=en']);
  });

  it('appears at once for a crisis, without a request, in its language or that of the page', async () => {
    void assistant.ask('Quiero morir', 'en');
    await pass(0);
    expect(replies()).toEqual([{ kind: 'suicide', language: 'es' }]);
    void assistant.ask('he is not breathing', 'fr');
    await pass(0);
    expect(replies()).toEqual([
      { kind: 'suicide', language: 'es' },
      { kind: 'emergency', language: 'en' },
    ]);
    void assistant.ask('eu quero morrer', 'fr');
    await pass(0);
    expect(replies().at(-1)).toEqual({ kind: 'suicide', language: 'fr' });
    await pass(5000);
    expect(replies()).toHaveLength(3);
    expect(asked).toEqual([]);
  });

  it('contains no answer text and no learning link, and ends with help, for a personal message', async () => {
    void assistant.ask('my husband follows me to school', 'en');
    await pass(1000);
    const [reply] = replies();
    expect(reply).toMatchObject({ kind: 'pages', endsWithHelp: true });
    expect(reply?.kind === 'pages' && reply.links?.map(({ href }) => href)).toEqual(['/community/forum']);
    expect(JSON.stringify(reply)).not.toMatch(/learning|Yes/);
  });

  it('is of kind `medicine` and ends with help for a personal message about a medicine', async () => {
    void assistant.ask('my daughter and the melatonin', 'en');
    await pass(1000);
    expect(replies()).toMatchObject([{ kind: 'medicine', endsWithHelp: true }]);
  });

  it('ends with help without a recogniser', async () => {
    const { findReply } = await import('./findReply.ts');
    expect(await findReply('juggling', 'en', null)).toMatchObject({ reply: { kind: 'pages', endsWithHelp: true } });
  });

  it('links at most three pages that the search finds, each in the language it is in', async () => {
    void assistant.ask('juggling', 'es');
    await pass(1000);
    const [reply] = replies();
    expect(reply).toMatchObject({ kind: 'pages', isOffline: false, isUnprepared: false });
    const pages = reply?.kind === 'pages' ? reply.pages : [];
    expect(pages.map(({ href }) => href)).toEqual([1, 2, 3].map((id) => `/es/condition/${id}`));
    expect(pages.slice(0, 2)).toMatchObject([
      { title: 'Name 1', language: 'en', passage: PASSAGE, reviewedAt: null },
      { title: 'Nombre', summary: 'Qué es.', language: 'es' },
    ]);
  });

  it('quotes no sentence of a page to a personal message', async () => {
    void assistant.ask('my son is juggling with fire again', 'en');
    await pass(1000);
    expect(replies()).toMatchObject([{ kind: 'pages', pages: [{ passage: null }, {}, {}], endsWithHelp: true }]);
  });

  it.each(['juggling', 'What is autism and juggling?', 'my son is juggling with fire again'])(
    'comes from a search that is not counted for %s',
    async (text) => {
      void assistant.ask(text, 'en');
      await pass(1000);
      const searches = asked.filter((address) => address.startsWith('/api/localized/find'));
      expect(searches.map((address) => new URLSearchParams(address.split('?')[1]).get('uncounted'))).toEqual(['1']);
    },
  );

  it('shows pages beside an answer that explains only a part of the message', async () => {
    void assistant.ask('What is autism and juggling?', 'en');
    await pass(1000);
    expect(replies()).toMatchObject([{ kind: 'answers', answers: [{ text: AUTISM.text }], pages: [{}, {}, {}] }]);
  });

  it('asks back when a message only names a person', async () => {
    void assistant.ask('my husband', 'en');
    await pass(1000);
    expect(replies()).toEqual([{ kind: 'open', persons: 'my husband', endsWithHelp: true }]);
    expect(asked).toEqual(['/api/chat-answers?lang=en']);
  });

  it('shows the prepared answer and pages for a question about a medicine', async () => {
    void assistant.ask('melatonin', 'en');
    await pass(1000);
    expect(replies()).toMatchObject([{ kind: 'answers', answers: [{ text: MEDICINE.text }] }]);
    const [reply] = replies();
    expect(reply?.kind === 'answers' && reply.pages).toHaveLength(3);
  });

  it('says that there is no page on a subject, with pages that mention it', async () => {
    served['/api/localized/find'] = missing(1);
    void assistant.ask('What helps with juggling?', 'en');
    await pass(1000);
    expect(replies()).toMatchObject([{ kind: 'missing', subject: 'juggling', near: [{ title: 'Name 1' }] }]);
  });

  it('names no missing page after a description or a personal message', async () => {
    served['/api/localized/find'] = missing(1);
    for (const text of ['Which colours do jugglers wear in winter storms?', 'my brother juggled yesterday']) {
      void assistant.ask(text, 'en');
      await pass(1000);
    }
    expect(replies()).toMatchObject([{ kind: 'nothing' }, { kind: 'nothing', endsWithHelp: true }]);
  });

  it('says that nothing was found when a message has no words to search for', async () => {
    void assistant.ask('what is it', 'en');
    await pass(1000);
    expect(replies()).toEqual([{ kind: 'nothing', query: '', endsWithHelp: true }]);
  });

  it('says that the site cannot be reached when offline, and still recognises a crisis', async () => {
    served = {};
    void assistant.ask('What is autism?', 'en');
    await vi.waitFor(() => expect(replies()).toEqual([{ kind: 'away' }]), { timeout: 60_000 });
    void assistant.ask('me quiero morir', 'es');
    await pass(0);
    expect(replies()).toEqual([{ kind: 'away' }, { kind: 'suicide', language: 'es' }]);
  });

  it('ends with help when the script of the replies cannot be loaded', async () => {
    const { awayReply } = await import('./countedReply.ts');
    expect(awayReply('juggling', 'en', null)).toEqual({ reply: { kind: 'away', endsWithHelp: true }, counted: null });
  });

  it('requests the prepared answers again after a failure', async () => {
    served = { '/api/localized/find': found(1) };
    void assistant.ask('What is autism?', 'en');
    await pass(1000);
    served['/api/chat-answers'] = [AUTISM];
    void assistant.ask('What is autism?', 'en');
    await pass(1000);
    expect(replies()).toMatchObject([{ kind: 'pages', isUnprepared: true }, { kind: 'answers' }]);
  });
});

describe('messages', () => {
  it('get their replies in order', async () => {
    void assistant.ask('juggling', 'en');
    await pass(300);
    void assistant.askAbout(AUTISM, 'en');
    await pass(5000);
    expect(replies().map(({ kind }) => kind)).toEqual(['pages', 'answers']);
  });

  it('get no reply when they are cleared', async () => {
    void assistant.ask('What is autism?', 'en');
    conversation.clearConversation();
    expect(assistant.$isWriting.get()).toBe(false);
    await pass(1000);
    expect(conversation.$messages.get()).toEqual([]);
  });

  it('get one reply on the next page when the reader left before the reply', async () => {
    conversation.say({ from: 'reader', text: 'What is autism?', lang: 'en' });
    void assistant.resume();
    void assistant.resume();
    await pass(3000);
    expect(replies()).toHaveLength(1);
    void assistant.resume();
    await pass(3000);
    expect(replies()).toHaveLength(1);
  });
});

describe('analytics of the chat', () => {
  it('count the result and the topic of a message, never its text', async () => {
    void assistant.ask('What is autism?', 'en');
    await pass(1000);
    void assistant.ask('juggling', 'en');
    await pass(1000);
    served['/api/localized/find'] = missing(0);
    void assistant.ask('juggling', 'en');
    await pass(1000);
    void assistant.ask('I want to die', 'en');
    expect(await counted()).toEqual([
      ['chatbot_message', { action: 'answered', topic: 'autism' }],
      ['chatbot_message', { action: 'searched', topic: 'other' }],
      ['chatbot_message', { action: 'unanswered', topic: 'other' }],
      ['chatbot_message', { action: 'crisis' }],
    ]);
    expect(JSON.stringify(page.sent)).not.toMatch(/juggling|die/);
  });

  it('count nothing when the browser sends Do Not Track', async () => {
    page.navigator.doNotTrack = '1';
    void assistant.ask('What is autism?', 'en');
    expect(await counted()).toEqual([]);
  });
});
