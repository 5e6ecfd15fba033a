/** Words that search queries leave out, as `foldText` returns them, by language. */
const STOP_WORDS: Record<string, string> = {
  en: `a an the and or but if of in on at to for from with without about by as is are am was were be been being do does did doing
    have has had having i me my mine you your yours he him his she her hers it its we us our they them their this that these those
    there here what which who whom whose when where why how can could may might must shall should will would not no nor so than
    then too very just also any some all more most much many please tell know want need like get give show help im ive id whats
    hows cant dont doesnt isnt tell explain mean means something anything someone one`,
  es: `el la los las un una unos unas y e o u pero si de del en a al para por con sin sobre como es son soy eres somos ser estar
    esta este esto estos estas estoy estan fue ha he han has haber hay yo me mi mis tu te tus usted ustedes el ella ellos ellas lo
    le les se su sus nos nuestro nuestra que cual cuales quien cuando donde porque cuanto cuanta puedo puede puedes podria debo
    debe no ni muy mas mucho tambien algo alguien algun alguna todo toda todos quiero quisiera necesito saber dime explica
    significa tengo tiene tener hago hacer gracias favor`,
  fr: `le la les un une des du de d l et ou mais si a au aux en dans pour par avec sans sur comme est sont suis es etes etre c ce cet
    cette ces ca cela ai as avons avez ont avoir j je me m moi mon ma mes tu te t toi ton ta tes il elle on nous vous ils elles
    lui leur leurs se s son sa ses notre votre vos nos que qu quoi quel quelle quels quelles qui quand ou pourquoi comment combien
    peux peut pouvez puis dois doit faut ne n pas ni tres plus beaucoup aussi quelque chose quelqu veux voudrais besoin savoir
    dites dis explique signifie fait faire y plait svp`,
  ar: `في من الي علي عن مع بدون هل ما ماذا ماهو ماهي لماذا ليش كيف متي اين وين كم اي ايش شو شنو هو هي هم انا انت انتم نحن هذا هذه ذلك
    تلك هناك هنا كان كانت يكون تكون ان انه انها او ثم لكن و ف ب ل لا لم لن ليس قد كل بعض جدا ايضا الذي التي الذين اريد بدي عايز
    عايزه ابغي ابي اعرف اعرفه يعني عندي عنده عندها لدي لديه لديها يمكن ممكن لو اذا فضلك سمحت شيء حد احد شي اللي ع`,
};

const sets = new Map<string, Set<string>>();

export function stopWords(lang: string): ReadonlySet<string> {
  const known = Object.hasOwn(STOP_WORDS, lang) ? lang : 'en';
  const set = sets.get(known) ?? new Set(STOP_WORDS[known]?.split(/\s+/));
  sets.set(known, set);
  return set;
}
