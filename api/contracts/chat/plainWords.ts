import { type ChatWord, chatWords } from './chatWords.ts';

/**
 * Words that are harmless in any message. A word that is neither here nor matched by an answer makes the reply to a
 * personal message end with help.
 */
const PLAIN_WORDS: Record<string, string> = {
  en: `about ask asking question questions answer answers change changing changed set make use using used find finding found look
    looking see read reading write writing written open click start begin try trying go going goes come coming learn learning
    understand explain say says talk new year years yo age month months old older young younger little small site page pages
    website info information article topic subject forgot forget forgotten remember think thinks thought wonder wondering maybe
    perhaps probably mean interested curious possible allowed way kind type sort difference different good best name called add
    send check join apply again also really lot wanted today support supports diagnosed together
    post posts photo photos picture email emails mail message messages person
    people adult adults man men woman women`,
  es: `preguntar pregunta preguntas respuesta cambiar cambio poner usar uso buscar busco buscando encontrar encuentro ver leer
    escribir abrir empezar empiezo ir va voy van venir aprender aprendo entender entiendo explicar decir nuevo nueva año años edad
    mes meses sitio pagina paginas web informacion info tema olvide olvidado recordar recuerdo creo pienso pensar parece quizas
    quiza vez gustaria interesa interesado interesada posible poder manera forma tipo diferencia bueno buena nombre llama llamo
    pequeño pequeña mayor joven añadir enviar hacerme apoyo apoyos diagnosticado diagnosticada borro borrar
    foto fotos correo mensaje mensajes escribo publico publique olvido bien
    persona personas gente adulto adulta adultos hombre hombres mujeres`,
  fr: `demander question questions reponse changer change mettre utiliser utilise chercher cherche trouver trouve voir lire ecrire
    ouvrir commencer commence aller va vais vont venir apprendre comprendre comprends expliquer dire nouveau nouvelle an ans age
    mois site page pages information informations info infos sujet oublie oubliee rappeler souvenir souviens crois pense penser
    semble peut-etre aimerais interesse interessee possible pouvoir maniere façon type difference bon bonne nom appelle petit petite
    jeune ajouter envoyer supprimer soutien diagnostique diagnostiquee fois photo
    photos message messages ecris mail courriel bien personne
    grand grande beau belle personnes gens adulte adultes homme hommes femmes`,
  ar: `أسأل سؤال أسئلة جواب تغيير أغير أغيّر استخدام أستخدم بحث أبحث أجد ألاقي القى أشوف أرى أقرأ قراءة أكتب كتابة أفتح أبدأ أذهب
    يذهب تذهب يروح تروح أروح أتعلم أفهم فهم أشرح شرح أقول جديد جديدة سنة سنوات سنين عام أعوام عمر عمره عمرها شهر شهور موقع صفحة
    صفحات معلومات موضوع نسيت أتذكر أظن أعتقد يبدو ربما يمكن أحب مهتم مهتمة نوع فرق أفضل اسم اسمي صغير صغيرة كبير كبيرة أضيف إضافة
    أرسل أحذف دعم أستطيع أقدر عن حول تشخيص صورة رسالة بريد شخص أشخاص ناس
    بالغ بالغين رجل امرأة نساء`,
};

/** Stems of verbs whose negation says nothing about the body: "I do not know how to ...". */
const DENIABLE = chatWords(
  'know remember find understand sure sé recuerdo encuentro entiendo sabe sais sait souviens trouve comprends أعرف اعرف أتذكر أجد أفهم عارف عارفة',
  'none',
).map(({ stem }) => stem);
const NEGATIONS = new Set(
  `not no isnt arent dont doesnt didnt havent hasnt cant cannot couldnt wont never without nobody nothing hardly barely sin ni nunca
  jamas tampoco nada nadie apenas pas non sans ne n jamais rien لا ليس ليست لم لن مو مش مب ما بدون غير ابدا`.split(
    /\s+/,
  ),
);
const REACH = 3;

const stems = new Set<string>();

export function isPlainWord({ stem }: ChatWord): boolean {
  if (stems.size === 0)
    for (const [lang, words] of Object.entries(PLAIN_WORDS))
      for (const word of chatWords(words, lang)) stems.add(word.stem);
  return stems.has(stem) || /^\d{1,2}$/.test(stem);
}

/**
 * Returns whether the word at this position is a negation that may be about a function of the body: "he cannot speak".
 */
export function isLoss(words: readonly ChatWord[], at: number): boolean {
  const word = words[at];
  if (!word || !isNegation(word)) return false;
  // Arabic "ma" before one of these words begins a question: "what is it?"
  if (word.typed === 'ما' && /^(?:هو|هي|هذا|هذه|معنى)$/.test(words[at + 1]?.typed ?? '')) return false;
  return !words.slice(at + 1, at + 1 + REACH).some(({ stem }) => DENIABLE.includes(stem));
}

export const isNegation = ({ typed }: ChatWord) =>
  NEGATIONS.has(
    typed
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\p{M}'’ʼ]/gu, ''),
  );
