/**
 * Words that say nothing about a condition, as the index folds them: those of grammar, of questions and of asking for
 * help. They are left out unless there is nothing else. PostgreSQL's own lists have accents, which folded texts have
 * not, and no Arabic.
 */
const STOP_WORDS: Record<string, string> = {
  en: `above again against below between both during each few further having here herself himself itself myself nor once
    only other ours ourselves own same such theirs themselves these those through under until while yourself yourselves
    a about after all also am an and any are as at be been before being but by can cannot could d did do does doesn doing
    don for from get gets getting give got had has hasn have haven having he hello help helping her hers him his how i if im in into
    is isn it its just ll know learn let like ll m make many may me meaning mean means mine more most much my need needs
    no not of off on one or our out over please re s she should so some someone somebody something t tell than that the
    their them then there they this to too up us ve very was way we were what when where which who whom why will with
    won would you your yours thing things lot people person anyone anybody condition information info definition called
    dont cant wont isnt doesnt whats symptom symptoms sign signs treatment treatments cure`,
  es: `a al algo ante antes aquello asi aun aunque ayuda ayudar ayudo bien cada casi como con cual cuales cualquier cuando cuanto
    de del desde donde dos e el ella ellas ellos en entre era es esa ese eso esta estan estar estas este esto estos
    estoy fue ha haber hace hacer hacia han hasta hay he hola la las le les lo los mas me mi mis mucho muchos muy nada ni
    no nos nosotros o os otra otro para pero persona personas poco por porque puede pueden puedo que quien quiero saber se
    sea ser si siempre sin sobre son soy su sus tal tambien tan tanto te tener tengo ti tiene tienen toda todo todos tu tus un una
    unas uno unos usted y ya yo alguien significa informacion definicion sintoma sintomas senales tratamiento`,
  fr: `a ai aide aider aie ainsi alors apres as au aucun aussi autre aux avec avoir avez avons bien bonjour c ca car ce cela ces
    cet cette chez ceux comme comment d dans de des du depuis donc dont elle elles en entre es est et etait ete etes etre
    eu eux faire fait faut il ils j je l la le les leur leurs lui m ma mais me meme mes mon n ne nos notre nous on ont ou
    par pas peu peut peuvent plus pour pourquoi qu quand que quel quelle quelles quels quelqu qui quoi s sa sans savoir se
    sera ses si son sont sous suis sur t ta te tes toi ton tous tout toute tres tu un une va vos votre vous y personne
    personnes signifie definition information symptome symptomes signe signes traitement cest quest`,
  ar: `في من على الى عن مع هل ما ماذا كيف لماذا متى اين هو هي هم هن انا انت نحن هذا هذه ذلك تلك ان او ام ثم لا لم لن ليس ليست
    لكن قد كان كانت يكون تكون كل بعض غير عند عندي عنده عندها لدي لديه لديها له لها لي لنا بعد قبل بين حول الذي التي
    الذين ذي تي ذين و ف ب ل ك يا حتى اذا كما لان اي شي شيء ي مساعده اساعد يساعد مصاب مصابه مصابين اعراض علاج اسباب معلومات
    تعريف معني يعاني تعاني شخص اشخاص ناس`,
};

const sets = new Map(
  Object.entries(STOP_WORDS).map(([code, words]) => [code, new Set(words.split(/\s+/u).map((word) => word.trim()))]),
);

type Read = { word: string; stem: string | null | undefined; code: string };

/** @param stem null where PostgreSQL leaves the word out; that counts only for languages of which there is no list here */
export function isStopWord({ word, stem, code }: Read): boolean {
  const set = sets.get(code.split('-')[0] ?? code);
  // PostgreSQL leaves out "down", and with it half the name of Down syndrome.
  return set ? set.has(word) : stem === null;
}

/** Whether any language leaves this word out: "que es el" on an English page. */
export function isStopWordSomewhere(word: string): boolean {
  return [...sets.values()].some((set) => set.has(word));
}
