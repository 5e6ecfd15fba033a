import { createReply } from '@common-ground/api/contracts/chat/createReply.ts';
import { recogniser } from '@common-ground/api/contracts/moderation/care/crisis/recogniser.ts';
import { describe, expect, it } from 'vitest';
import { createAnswerIndexes } from './testing/createAnswerIndexes.ts';

const indexes = await createAnswerIndexes();
const reply = (text: string, lang: string) => createReply(text, indexes[lang] ?? expect.fail(lang), recogniser);

describe('question who the assistant is', () => {
  it.each([
    ['en', 'who are you'],
    ['en', 'So who are you then?'],
    ['en', 'are you a robot?'],
    ['en', 'are you human or a machine'],
    ['en', 'am I talking to a real person'],
    ['en', 'do you use chatgpt'],
    ['en', 'you are useless'],
    ['es', '¿quién eres?'],
    ['es', 'quien eres tu'],
    ['es', '¿eres un robot?'],
    ['es', 'hola, ¿con quién hablo, persona o máquina?'],
    ['es', '¿hablo con una persona real?'],
    ['es', 'eres tonto'],
    ['fr', 'Qui es-tu ?'],
    ['fr', 'qui êtes-vous'],
    ['fr', 'est-ce que je parle à un humain'],
    ['fr', 'tu es une machine ou une personne ?'],
    ['ar', 'من أنت؟'],
    ['ar', 'مين انت'],
    ['ar', 'هل أتحدث مع إنسان؟'],
    ['ar', 'انت آلة ولا بشر'],
    ['ar', 'أنت غبي'],
  ])('in %s, says that it is rules: %s', (lang, text) =>
    expect(reply(text, lang)).toMatchObject({ kind: 'answers', answers: [{ topic: 'person' }] }),
  );
});

/** Texts that begin with yes or no, in the four languages. */
const VERDICT = /^(?:yes|no|sí|oui|non|نعم|لا)(?!\p{L})/iu;

describe('yes or no', () => {
  it.each([
    ['en', 'is this website free?'],
    ['en', 'Is this medical advice?'],
    ['en', 'are you a doctor?'],
    ['es', '¿es gratis esta página?'],
    ['es', '¿eres médico?'],
    ['fr', 'c’est gratuit ?'],
    ['fr', 'êtes-vous médecin ?'],
    ['ar', 'هل الموقع مجاني؟'],
    ['ar', 'هل أنت طبيب؟'],
  ])('is said in %s to the own question of an answer: %s', (lang, text) =>
    expect(reply(text, lang)).toMatchObject({ kind: 'answers', answers: [{ text: expect.stringMatching(VERDICT) }] }),
  );

  it.each([
    ['en', 'Can I use this site offline?', 'offline'],
    ['en', 'Is it contagious?', null],
    ['en', 'is epilepsy contagious', null],
    ['en', 'does it cost money', 'free'],
    ['en', 'why is it free?', 'free'],
    ['en', 'are there ads on this site', 'free'],
    ['en', 'are guide dogs free?', null],
    ['en', 'do vaccines cause autism', 'autism'],
    ['es', '¿Puedo usar este sitio sin conexión?', 'offline'],
    ['es', '¿Es contagioso?', null],
    ['es', '¿hay que pagar?', 'free'],
    ['es', '¿las vacunas causan autismo?', 'autism'],
    ['fr', 'Puis-je utiliser ce site hors ligne ?', 'offline'],
    ['fr', 'Est-ce contagieux ?', null],
    ['fr', 'combien ça coûte', 'free'],
    ['ar', 'هل يمكنني استخدام هذا الموقع بدون انترنت؟', 'offline'],
    ['ar', 'هل هو معدٍ؟', null],
    ['ar', 'هل يجب أن أدفع؟', 'free'],
  ])('is not said in %s to another question: %s', (lang, text, topic) => {
    const one = reply(text, lang);
    if (topic) expect(one).toMatchObject({ kind: 'answers', answers: [{ topic }] });
    for (const answer of one.kind === 'answers' ? one.answers : []) expect(answer.text).not.toMatch(VERDICT);
  });
});

describe('message about persons alone', () => {
  it.each([
    ['en', 'my husband', 'my husband'],
    ['en', 'it’s about my mother and my sister', 'my mother, my sister'],
    ['es', 'mi marido', 'mi marido'],
    ['fr', 'C’est pour mon fils', 'mon fils'],
    ['ar', 'زوجي', 'زوجي'],
  ])('is answered in %s by a question: %s', (lang, text, persons) =>
    expect(reply(text, lang)).toMatchObject({ kind: 'open', persons, endsWithHelp: true }),
  );
});

describe('subject of a search', () => {
  it.each([
    ['en', 'What is asthma?', 'asthma', 'asthma'],
    ['en', 'anything about psoriasis', 'psoriasis', 'psoriasis'],
    ['en', 'my husband has asthma', 'asthma', 'asthma'],
    ['en', 'my brother died', '', 'died'],
    ['en', 'loss of smell', 'loss of smell', 'loss smell'],
    ['en', 'yes', '', ''],
    ['en', 'je cherche des informations sur la dyslexie', '', 'dyslexie'],
    ['es', '¿Qué es el asma?', 'asma', 'asma'],
    ['es', 'mi marido tiene asma', 'asma', 'asma'],
    ['es', 'ayuda', '', ''],
    ['fr', 'C’est quoi l’asthme ?', 'asthme', 'asthme'],
    ['fr', 'mon mari a de l’asthme', 'asthme', 'asthme'],
    ['fr', 'perte d’odorat', 'perte d’odorat', 'perte odorat'],
    ['fr', 'à l’aide', '', ''],
    ['ar', 'ما هو الربو؟', 'الربو', 'الربو'],
    ['ar', 'زوجي عنده ربو', 'ربو', 'ربو'],
    ['ar', 'مساعدة', '', ''],
  ])('in %s, of "%s", is "%s" and the query "%s"', (lang, text, subject, query) =>
    expect(reply(text, lang)).toMatchObject({ kind: 'search', hints: [], subject, query }),
  );
});

describe('small talk', () => {
  it.each([
    ['en', 'good morning, how are you', 'greeting'],
    ['es', 'buenas, qué tal', 'greeting'],
    ['fr', 'salut ça va', 'greeting'],
    ['ar', 'مرحبا كيف حالك', 'greeting'],
    ['en', 'thanks a lot, bye', 'thanks'],
    ['ar', 'شكرا مع السلامة', 'thanks'],
  ])('in %s, gets for "%s" the answer %s', (lang, text, topic) =>
    expect(reply(text, lang)).toMatchObject({ kind: 'answers', answers: [{ topic }] }),
  );
});

describe('misspelt name', () => {
  it.each([
    ['en', 'pasword'],
    ['es', 'suisidio'],
  ])('in %s, gets links but no text of an answer: %s', (lang, text) =>
    expect(reply(text, lang)).toMatchObject({ kind: 'search', hints: [] }),
  );
});
