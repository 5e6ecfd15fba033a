import { chatWords } from './chatWords.ts';

/** Words for a person close to the writer. Alone they match no topic: "my husband" may be about violence or care. */
const PERSON_WORDS: Record<string, string> = {
  en: `mother mum mom mummy mommy mama father dad daddy papa parent parents stepmother stepfather stepmum stepdad child children
    kid kids baby babies toddler infant newborn son sons daughter daughters stepson stepdaughter boy boys girl girls teen teenager
    brother brothers sister sisters sibling siblings twin twins husband wife spouse partner boyfriend girlfriend fiance fiancee ex
    grandmother grandfather grandma grandpa granny gran nan nana grandad granddad grandson granddaughter grandchild grandchildren
    grandparent uncle aunt auntie cousin nephew niece family families relative relatives friend friends mate flatmate roommate
    neighbour neighbor`,
  es: `madre mama mami padre papa papi padres padrastro madrastra hijo hija hijos hijas bebe niño niña niños niñas nene nena chico
    chica chicos chicas adolescente hermano hermana hermanos hermanas gemelo gemela marido esposo esposa mujer pareja novio
    novia ex abuelo abuela abuelos abuelita nieto nieta nietos tio tia primo prima sobrino sobrina suegro suegra familia familias
    familiar familiares pariente parientes amigo amiga amigos amigas vecino vecina`,
  fr: `mere maman pere papa parent parents enfant enfants bebe bebes nourrisson gosse fils fille filles garçon
    garçons ado adolescent adolescente frere freres soeur soeurs sœur sœurs jumeau jumelle mari epoux epouse femme conjoint
    conjointe compagnon compagne copain copine fiance fiancee ex mamie papi papy
    oncle tante cousin cousine neveu niece famille familles proche proches ami amie amis amies voisin voisine`,
  ar: `أم أمي والدة والدتي ماما أب أبي أبوي والد والدي بابا والدين والداي طفل طفلة أطفال طفلي طفلتي رضيع رضيعة بيبي مولود
    ولد ولدي أولاد أولادي بنت بنتي بنات ابن ابني ابنة ابنتي أبناء مراهق مراهقة أخ أخي أخوي أخت أختي إخوة أخوات توأم زوج زوجي جوزي
    زوجة زوجتي مرتي خطيب خطيبي خطيبتي حبيبي حبيبتي طليقي جد جدي جدة جدتي ستي سيدو حفيد حفيدي حفيدتي عم عمي عمة عمتي خال خالي خالة
    خالتي عائلة عائلتي أسرة أسرتي قريب قريبي صديق صديقي صديقة صديقتي صاحبي صاحبتي جار جاري جارتي`,
};

const stems = new Set<string>();

export function isPersonWord(stem: string): boolean {
  if (stems.size === 0)
    for (const [lang, words] of Object.entries(PERSON_WORDS))
      for (const word of chatWords(words, lang)) stems.add(word.stem);
  return stems.has(stem);
}
