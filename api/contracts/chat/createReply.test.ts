import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../languages.ts';
import type { CrisisFinding } from '../moderation/care/crisis/CrisisFinding.ts';
import type { ChatAnswer } from './answers.ts';
import { type ChatRecogniser, createReply } from './createReply.ts';
import { createTestIndex } from './testing/createTestIndex.ts';

const answer = (topic: string, keywords: string[], text = `About ${topic}.`, hrefs = ['/a']): ChatAnswer => ({
  topic,
  title: topic,
  keywords,
  text,
  links: hrefs.map((href) => ({ title: href, href, language: 'en', isMedical: false, reviewedAt: null })),
  isSuggested: false,
  language: 'en',
});
const ANSWERS = [
  answer('password', ['password', 'sign in', 'contraseña', 'mot de passe', 'كلمة السر']),
  answer('autism', ['autism', 'autistic', 'autismo', 'autisme', 'توحد']),
  answer('school', ['school', 'escuela', 'école', 'مدرسة']),
  answer('carers', ['carer', 'my husband', 'mother', 'mi hijo', 'mon mari', 'زوجي', 'family']),
  answer('communicating', ['communicate', 'communicating', 'comunicar', 'communiquer']),
  answer('free', ['free', 'gratis', 'gratuit', 'Is it free?'], 'Yes. Reading costs nothing.'),
  answer('advertising', ['advertising'], 'No advertising is shown.'),
  answer('rights', ['benefits', 'ayudas', 'allocation'], 'Sí, hay ayudas.'),
  answer('pain', ['pain', 'dolor', 'douleur'], 'Please ask a pharmacist.'),
  answer('medicine', ['medicine', 'pills', 'pastillas', 'médicament', 'دواء'], 'Ask a doctor or a pharmacist.'),
  answer('help-lines', ['alone', 'solo', 'seul'], 'Lines listen.', ['/help-lines']),
  answer('greeting', ['hello', 'goodbye', 'hola', 'bonjour', 'مرحبا'], 'Hello.', []),
];
const PERSONAL = /(?:^|[\s'’])(?:i|my|he|she|mi|me|soy|mon|ma|je|j|il|elle)(?=[\s'’])|ي(?=\s|$)/iu;
const finding = (certainty: CrisisFinding['certainty']): CrisisFinding => ({
  kind: 'violence',
  certainty,
  language: 'en',
  start: 0,
  end: 1,
});
const recogniser: ChatRecogniser = Object.assign(
  (text: string) => (/hits/.test(text) ? finding('sure') : /hurts/.test(text) ? finding('maybe') : null),
  { isPersonal: (text: string) => PERSONAL.test(text) },
);
const indexes = Object.fromEntries(
  await Promise.all(
    LANGUAGE_CODES.map(async (lang) => {
      const answers = ANSWERS.map((one) => ({ ...one, language: lang }));
      return [lang, await createTestIndex(answers, lang)] as const;
    }),
  ),
);
const indexIn = (lang: string) => indexes[lang] ?? expect.fail(lang);
const reply = (text: string, lang = 'en') => createReply(text, indexIn(lang), recogniser);

describe('a personal sentence whose words an answer matches', () => {
  it.each([
    ['en', 'I want to change my password', 'password'],
    ['en', 'I don’t know how to sign in', 'password'],
    ['en', 'My son has autism, can he go to school?', 'autism'],
    ['en', 'I think my daughter is autistic', 'autism'],
    ['es', 'quiero cambiar mi contraseña', 'password'],
    ['es', '¿mi hijo puede ir a la escuela?', 'school'],
    ['fr', 'J’ai oublié mon mot de passe', 'password'],
    ['fr', 'mon fils de 5 ans va à l’école', 'school'],
    ['ar', 'نسيت كلمة السر', 'password'],
    ['ar', 'أريد مدرسة لابني', 'school'],
  ])('gets that answer without ending with help, in %s: %s', (lang, text, topic) => {
    const one = reply(text, lang);
    expect(one).toMatchObject({ kind: 'answers', endsWithHelp: false, maybe: null });
    expect(one.kind === 'answers' && one.answers[0]?.topic).toBe(topic);
  });

  it.each([
    ['I am alone', 'answers'],
    ['hello my mother', 'answers'],
  ])('gets an answer that ends with help when it links to help lines or to nothing: %s', (text, kind) => {
    expect(reply(text)).toMatchObject({ kind, endsWithHelp: true });
  });
});

describe('a personal sentence with words that no answer matches', () => {
  it.each([
    ['en', 'My husband threw me down at school'],
    ['en', 'my carer ties me to the bed'],
    ['en', 'I cannot sleep without thinking of leaving school for good'],
    ['en', 'my father can’t communicate'],
    ['en', 'my son is free of everything tonight'],
    ['es', 'mi hijo se cayó en la escuela y tiene la cara torcida'],
    ['es', 'ya no puedo comunicar me'],
    ['fr', 'mon mari me suit à l’école'],
    ['fr', 'je n’arrive plus à communiquer'],
    ['ar', 'زوجي يمنعني من المدرسة'],
    ['en', 'my pasword'],
  ])('gets a search that ends with help, in %s: %s', (lang, text) => {
    expect(reply(text, lang)).toMatchObject({ kind: 'search', endsWithHelp: true });
  });

  it.each([
    ['Yes', 'I want to be free'],
    ['Sí', 'I need benefits'],
    ['Please ask a pharmacist', 'my mother is in pain'],
  ])('gets a search instead of an answer with "%s": %s', (_, text) => {
    expect(reply(text)).toMatchObject({ kind: 'search', endsWithHelp: true });
  });

  it.each([
    ['en', 'I took all the pills'],
    ['en', 'my daughter and the ibuprofen'],
    ['es', 'mi hijo y las pastillas'],
    ['fr', 'mon fils, son médicament'],
    ['ar', 'ابنتي والدواء'],
  ])('gets the reply for medicines that ends with help, in %s: %s', (lang, text) => {
    expect(reply(text, lang)).toMatchObject({ kind: 'medicine', endsWithHelp: true });
  });
});

describe('a message with no word but one for a person', () => {
  it.each([
    ['en', 'my husband', 'my husband'],
    ['en', 'mother', 'mother'],
    ['en', 'family', 'family'],
    ['en', 'it is about my son, please', 'my son'],
    ['es', 'mi hijo y mi hija', 'mi hijo, mi hija'],
    ['fr', 'C’est pour mon mari', 'mon mari'],
    ['ar', 'زوجي', 'زوجي'],
  ])('leads in %s to a question back that ends with help: %s', (lang, text, persons) => {
    expect(reply(text, lang)).toMatchObject({ kind: 'open', persons, endsWithHelp: true });
  });

  it('gets a search that ends with help when something is denied', () => {
    expect(reply('my husband cannot')).toMatchObject({ kind: 'search', endsWithHelp: true });
  });

  it('matches the answer for carers when the word is "carer"', () => {
    expect(reply('carer')).toMatchObject({ kind: 'answers', answers: [{ topic: 'carers' }] });
  });
});

describe('a sentence that names no person', () => {
  it.each([
    ['en', 'drank antifreeze thinking it was juice'],
    ['en', 'cannot feel below the waist'],
    ['fr', 'plus de souffle, pas de voiture'],
    ['ar', 'بالمدرسة بيربطوه عالكرسي'],
  ])('ends with help in %s: %s', (lang, text) => {
    expect(reply(text, lang)).toMatchObject({ endsWithHelp: true });
  });
});

describe('a question about no particular person', () => {
  it.each([
    ['en', 'how do autistic children learn at school', 'answers'],
    ['en', 'Is reading free?', 'answers'],
    ['en', 'what causes epilepsy', 'search'],
    ['es', '¿qué es la espina bífida?', 'search'],
    ['fr', 'c’est quoi la dyspraxie', 'search'],
    ['ar', 'ما هو التوحد', 'answers'],
    ['en', 'medicine', 'answers'],
  ])('does not end with help in %s: %s', (lang, text, kind) => {
    expect(reply(text, lang)).toMatchObject({ kind, endsWithHelp: false, maybe: null });
  });

  it.each([
    ['en', 'Is reading free?', 'Yes. Reading costs nothing.'],
    ['en', 'is it free', 'Yes. Reading costs nothing.'],
    ['en', 'free', 'Reading costs nothing.'],
    ['en', 'Why is it free?', 'Reading costs nothing.'],
    ['es', '¿Es gratis?', 'Reading costs nothing.'],
    ['en', 'allocation', 'Hay ayudas.'],
  ])('gets a yes only when it asks the answer’s own question, in %s: %s', (lang, text, told) => {
    expect(reply(text, lang)).toMatchObject({ kind: 'answers', answers: [{ text: told }] });
  });

  it('gets no text that begins with "no" and does not stand without it', () => {
    expect(reply('what advertising')).toMatchObject({ kind: 'search', hints: [{ topic: 'advertising' }] });
  });

  it('gets links in place of an answer that begins with yes when a word is not matched', () => {
    expect(reply('Are guide dogs free?')).toMatchObject({ kind: 'search', hints: [{ topic: 'free' }] });
  });
});

describe('a recognised crisis', () => {
  it('gets the reply for a crisis when the finding is sure', () => {
    expect(reply('my husband hits me at school')).toEqual({ kind: 'crisis', finding: finding('sure') });
  });

  it('gets a search with the finding, and ends with help, when the finding is not sure', () => {
    const one = reply('school hurts');
    expect(one).toMatchObject({ kind: 'search', maybe: { kind: 'violence' }, endsWithHelp: true });
  });
});

describe('a reply without a recogniser', () => {
  it.each(['what is dyspraxia', 'school for guide dogs', 'medicine'])('ends with help: %s', (text) => {
    expect(createReply(text, indexIn('en'), null)).toMatchObject({ endsWithHelp: true });
  });
});
