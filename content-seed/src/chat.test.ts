import { type ChatReply, createReply } from '@common-ground/api/contracts/chat/createReply.ts';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { recogniser } from '@common-ground/api/contracts/moderation/care/crisis/recogniser.ts';
import { describe, expect, it } from 'vitest';
import { createAnswerIndexes } from './testing/createAnswerIndexes.ts';

const indexes = await createAnswerIndexes();
const reply = (text: string, lang: string): ChatReply =>
  createReply(text, indexes[lang] ?? expect.fail(lang), recogniser);
/** Returns the topics of the reply's answers or hints, else the kind of the reply. */
function told(one: ChatReply): string[] | string {
  const answers = one.kind === 'answers' ? one.answers : one.kind === 'search' ? [...one.hints, ...one.near] : [];
  return answers.length > 0 ? answers.map(({ topic }) => topic) : one.kind;
}
const topics = (text: string, lang: string) => told(reply(text, lang));

describe('topics of the specification', () => {
  const ASKED: [string, string, Record<string, string>][] = [
    ['autism', 'autism', { en: 'autism', es: 'autismo', fr: 'autisme', ar: 'التوحد' }],
    ['autism', 'asd', { en: 'What is ASD?', es: '¿Qué es el TEA?', fr: 'C’est quoi le TSA ?', ar: 'ما هو ASD' }],
    ['adhd', 'adhd', { en: 'adhd', es: 'tdah', fr: 'TDAH', ar: 'فرط الحركة' }],
    [
      'adhd',
      'attention',
      { en: 'attention problems', es: 'problemas de atención', fr: 'problèmes d’attention', ar: 'مشاكل الانتباه' },
    ],
    ['learning', 'learning', { en: 'learning', es: 'aprender', fr: 'apprendre', ar: 'أريد أن أتعلم' }],
    ['learning', 'education', { en: 'education', es: 'educación', fr: 'éducation', ar: 'تعليم' }],
    ['community', 'community', { en: 'your community', es: 'comunidad', fr: 'la communauté', ar: 'المجتمع' }],
    ['community', 'forum', { en: 'forums?', es: 'el foro', fr: 'le forum', ar: 'وين المنتدى' }],
    [
      'contribute',
      'contribute',
      { en: 'I want to contribute', es: 'quiero contribuir', fr: 'contribuer', ar: 'كيف أساهم' },
    ],
    ['contribute', 'add', { en: 'add', es: 'añadir', fr: 'ajouter', ar: 'إضافة' }],
  ];
  const rows = ASKED.flatMap(([topic, word, texts]) =>
    Object.entries(texts).map(([lang, text]) => ({ topic, word, lang, text })),
  );
  it.each(rows)('answers "$word" in $lang with $topic', ({ topic, lang, text }) =>
    expect(topics(text, lang)[0]).toBe(topic),
  );
});

it.each(LANGUAGE_CODES)('finds each answer in %s by its title and by its keywords', (lang) => {
  for (const { topic, title, keywords } of indexes[lang]?.answers ?? []) {
    expect(topics(title, lang)[0], title).toBe(topic);
    for (const keyword of keywords) expect(topics(keyword, lang), keyword).toContain(topic);
  }
});

describe('free wording', () => {
  it.each([
    ['en', 'AUTISM!!!', 'autism'],
    ['en', 'my daughter might be autistic', 'autism'],
    ['en', 'is this written by doctors or who writes it', 'about'],
    ['en', 'do you keep what i type', 'privacy'],
    ['en', 'I forgot my pasword', 'password'],
    ['en', 'are you a real person?', 'person'],
    ['en', 'can I get time off, my employer says no', 'work'],
    ['en', 'thx!', 'thanks'],
    ['es', 'me dan miedo los examenes', 'school'],
    ['es', 'AUTISTAS adultos', 'autism'],
    ['es', 'como borro mi cuenta', 'account'],
    ['es', 'buenos dias', 'greeting'],
    ['es', 'cuanto cuesta esto', 'free'],
    ['fr', 'l’autisme chez l’adulte', 'autism'],
    ['fr', 'J AI PERDU MON MOT DE PASSE', 'password'],
    ['fr', 'des lecons', 'learning'],
    ['fr', 'vous gardez ce que j’écris ?', 'privacy'],
    ['ar', 'التَّوَحُّد', 'autism'],
    ['ar', 'عن توحّد الأطفال', 'autism'],
    ['ar', 'للمدرسة', 'school'],
    ['ar', 'نسيت كلمه السر', 'password'],
    ['ar', 'انت روبوت؟', 'person'],
    ['ar', 'شكرا', 'thanks'],
  ])('in %s, finds for "%s" the topic %s', (lang, text, topic) => expect(topics(text, lang)[0]).toBe(topic));

  it('ranks a negated word below another one', () => {
    expect(topics('not autism but adhd', 'en')[0]).toBe('adhd');
    expect(topics('pas l’autisme, le TDAH', 'fr')[0]).toBe('adhd');
  });

  it('gives at most three answers, and no greeting beside an answer', () => {
    const many = topics('hello, forum school job autism adhd privacy', 'en');
    expect(many).toHaveLength(3);
    expect(topics('hello, what is autism?', 'en')).toEqual(['autism']);
  });
});

describe('unknown topics', () => {
  it.each([
    ['en', 'What are the causes of epilepsy?', 'causes epilepsy'],
    ['es', '¿Cuánto dura la esclerosis múltiple?', 'dura esclerosis múltiple'],
    ['fr', 'Qu’est-ce que la trisomie 21 ?', 'trisomie 21'],
    ['ar', 'ما هو الصرع؟', 'الصرع'],
    ['en', 'sickle cell crisis pain in small children at night', 'sickle cell crisis pain small night'],
    ['en', 'what is it', ''],
    ['en', '???', ''],
  ])('in %s, searches the site for "%s"', (lang, text, query) =>
    expect(reply(text, lang)).toMatchObject({ kind: 'search', hints: [], query }),
  );
});

describe('medicines', () => {
  it.each([
    ['en', 'Can I take ibuprofen with sertraline?'],
    ['en', 'how much is 20 mg for a child with autism'],
    ['es', '¿puedo tomar 2 pastillas de metilfenidato?'],
    ['fr', 'quelle dose de paracétamol pour mon fils autiste'],
    ['ar', 'كم جرعة الدواء لابني'],
  ])('in %s, replies to "%s" with help and a search instead of an answer', (lang, text) => {
    expect(reply(text, lang)).toMatchObject({
      kind: 'medicine',
      query: expect.stringMatching(/\S/),
      endsWithHelp: true,
    });
  });

  it.each([
    ['en', 'side effects of melatonin'],
    ['fr', 'la ritaline, un médicament'],
  ])('in %s, answers "%s", which asks for no dose', (lang, text) => {
    expect(topics(text, lang)).toEqual(['medicine']);
  });
});

describe('crisis and emergency', () => {
  it.each([
    ['en', 'I want to die, is it autism?'],
    ['fr', 'me quiero morir'],
    ['en', 'je veux mourir'],
    ['ar', '3ayez amoot'],
    ['es', 'أريد أن أموت'],
  ])('on a page in %s, detects a crisis in "%s"', (lang, text) =>
    expect(reply(text, lang)).toMatchObject({ kind: 'crisis', finding: { kind: 'suicide' } }),
  );

  it.each([
    ['en', 'my son is having a seizure'],
    ['en', 'she is not breathing'],
    ['en', 'His face is drooping and his speech is slurred'],
    ['en', 'the seizure won’t stop, she has epilepsy'],
    ['en', 'he has a knife and I am in danger'],
    ['en', 'my toddler swallowed a battery'],
    ['es', 'mi madre no respira'],
    ['es', 'mi hijo está convulsionando'],
    ['es', 'mi hijo ha bebido lejía'],
    ['fr', 'il ne respire plus'],
    ['fr', 'ma mère est en train de faire un AVC'],
    ['fr', 'mon bébé a avalé une pile'],
    ['ar', 'ابني لا يتنفس'],
    ['ar', 'أمي فاقدة الوعي'],
    ['ar', 'بنتي تتشنج الآن'],
    ['en', 'grandad just keeled over and his lips are blue'],
    ['en', 'she took like 30 aspirin by accident what do i do'],
    ['en', 'dad fell off the ladder and he’s not moving'],
    ['es', 'mi abuela no habla y tiene media cara dormida'],
    ['es', 'se cayó y no reacciona'],
    ['es', 'el niño bebió lavavajillas'],
    ['fr', 'ma fille a bu du white spirit'],
    ['fr', 'elle a fait un malaise et elle ne bouge plus'],
    ['ar', 'أمي وقعت ومش بترد عليا'],
    ['ar', 'زوجي عنده ألم في صدره'],
    ['ar', 'شفايفها زرقا ومش قادرة تتنفس'],
  ])('in %s, detects an emergency in "%s"', (lang, text) => expect(reply(text, lang).kind).toBe('crisis'));

  it.each([
    ['en', 'What are the signs of a stroke?'],
    ['en', 'breathing exercises'],
    ['en', 'life after having a stroke'],
    ['en', 'my dad had a stroke last year and cannot work'],
    ['es', '¿Qué es un ictus?'],
    ['es', 'epilepsia y convulsiones'],
    ['fr', 'quels sont les signes d’un AVC'],
    ['fr', 'vivre avec l’épilepsie'],
    ['ar', 'ما هي علامات السكتة الدماغية'],
    ['ar', 'ما هو الصرع'],
    // A person or page that does not respond is not always an emergency.
    ['en', 'the page is not responding'],
    ['en', 'my son is not responding to his name'],
    ['en', 'he took 20 mg tablets for years'],
    ['es', 'la página no responde'],
    ['es', 'mi médico no responde a mis correos'],
    ['fr', 'le site ne répond plus'],
    ['fr', 'mon bébé ne réagit pas aux sons'],
    ['ar', 'الموقع لا يستجيب'],
    ['ar', 'طفلي لا يستجيب لاسمه'],
    ['ar', 'الدكتور ما بيرد علي'],
  ])('in %s, detects no emergency in "%s"', (lang, text) =>
    expect(['answers', 'search', 'medicine']).toContain(reply(text, lang).kind),
  );
});
