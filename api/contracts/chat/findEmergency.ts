import { rule, type Words } from '../moderation/care/wordsIn.ts';

/** Of whom it is said in English and in French that they do not move. */
const PERSON =
  '(?:he|she|hes|shes|they|theyre|mum|mom|mother|dad|father|baby|toddler|child|kid|son|daughter|wife|husband|partner|brother|sister|gran|nan|granny|grandad|grandma|grandpa|friend|man|woman|girl|boy|il|elle|bebe|mere|pere|fils|fille|mari|femme|ami|amie|collegue|maman|papa)';
/** Pages, offices and doctors do not answer either, in Spanish, French and Arabic, and that is no emergency. */
const NO_PERSON =
  '(?<! (?:pagina|web|sitio|foro|boton|formulario|video|app|aplicacion|enlace|medico|medica|doctora?|colegio|escuela|empresa|nadie|soporte|correo|site|page|bouton|lien|formulaire|appli|medecin|docteur|ecole|mdph|service|caf|personne|support|الموقع|الصفحه|الزر|الفيديو|التطبيق|المنتدي|الدكتور|الطبيب|المدرسه)(?: ne| n)? )';
/** More than anybody takes at once, and no dose. */
const MANY =
  '(?:[1-9]\\d+|ten|twelve|fifteen|twenty|thirty|forty|fifty|diez|quince|veinte|treinta|cuarenta|dix|dizaine|quinze|vingt|vingtaine|trente|trentaine|quarante|عشر|عشره|عشرين|ثلاثين|تلاتين|اربعين)(?! (?:mg|mcg|g|gr|ml|iu|ui|ملغ|مغ|مج|ملجم))';

/**
 * Something that happens now and cannot wait: stroke, a fit that does not end, no breath, poison, heavy bleeding, violence.
 * A question about one of them ("signs of a stroke") is none; where it is not sure, the number is shown.
 */
const EMERGENCY = rule(
  // English
  '(?:isnt|not|stopped|stops|cant|cannot|cant even|can not|barely|struggling to) (?:breathe|breathing)(?! (?:exercises?|techniques?))',
  '(?:has|have) (?:a |an )?(?:stroke|heart attack|seizure|fit|convulsion)s? (?:now|right now|help)',
  '(?:is|im|am|are|hes|shes|theyre|might be|could be|maybe) having (?:a |an )?(?:stroke|heart attack|seizure|fit|convulsion)s?',
  '(?:seizure|fit|convulsion)s? (?:that )?(?:wont|doesnt|does not|is not|isnt|has not|hasnt|will not) (?:stop|end)@',
  '(?:seizure|seizing|convulsing|fitting) (?:for|since) (?:[^ .]+ ){0,2}minutes',
  'face (?:is |has |was |suddenly )*droop@|(?:speech|words) (?:is |are |suddenly )*slurr@|suddenly (?:cant|cannot) (?:speak|talk|move|see|feel)',
  'one side of (?:her|his|my|the) (?:face|body) (?:is |has |was |suddenly )*(?:numb|weak|droop@|drop@|paraly@)',
  '(?:is|im|shes|hes|are|fell|lies|was found|found (?:him|her)) (?:unconscious|unresponsive|choking|passed out)',
  '(?:wont|not|doesnt|cant) wake (?:him |her |them )?up(?= (?:and|she|he|help|what|\\.))|collapsed(?! (?:lungs?|veins?))',
  '(?:chest pain|pain in (?:my|his|her) chest)(?= (?:now|and|right|since|for|help|\\.))|bleeding (?:a lot|heavily|badly|out|and|wont|that)|blood everywhere',
  '(?:overdosed|overdosing|overdose on|an overdose)|(?:swallowed|drank|drunk|ate|took) ~ (?:bleach|poison|battery|detergent|whole bottle|whole box|too many (?:pills|tablets))',
  '(?:im|i am|she is|shes|he is|hes|we are) in (?:immediate |real )?danger|(?:is|are|hes|shes) (?:beating|hitting|attacking|strangling|choking) (?:me|her|him|us|my)',
  '(?:has|with|pulled) a (?:knife|gun) (?:and|at|on|to|in|\\.)|(?:he|she|they|hes|shes|theyre|husband|boyfriend|partner|father|mother|brother) (?:is |are )?(?:going to|will|wants to) (?:kill|hurt|hit|stab|shoot) (?:me|her|him|us|my|them|someone)|i will kill (?:him|her|them)',
  '(?:call|need|get) (?:me )?(?:an )?(?:ambulance|paramedics)|anaphyla@|throat is (?:swelling|closing)|(?:head|brain) injury and (?:vomit@|confus@)',
  `${PERSON} (?:is |are |has |has just |just )?(?:not|isnt|arent|aint|stopped) (?:moving|responding|reacting)(?! (?:to|well|as|when|in|on|much|like))`,
  'keel(?:ed|ing|s) over|(?:lips?|face|fingers?|skin) (?:[^ .]+ ){0,3}(?:blue|purple)|(?:baby|child|he|she|hes|shes|is|are|im) (?:turning|turned|going|gone|went) (?:all )?(?:blue|purple)',
  '(?:shaking|jerking|twitching|seizing) (?:[^ .]+ ){0,4}(?:floor|minutes?|mins?|uncontrollably)',
  '(?:swallowed|drank|drunk|drinking|ate|eaten) ~ (?:cleaner|antifreeze|petrol|gasoline|turpentine|white spirit|weed ?killer|thinner|batteries|washing (?:powder|liquid|pod|up)|dishwasher|disinfectant)@',
  `(?:took|taken|swallowed|eaten|ate) (?:like |about |around |over |nearly |at least |more than )*${MANY} (?:[^ .]+ )?(?:pills?|tablets?|capsules?|paracetamols?|aspirins?|ibuprofens?|tylenols?|sleeping pills?)`,
  // Spanish
  'no (?:respira|puede respirar|puedo respirar|esta respirando)|' +
    `${NO_PERSON}no (?:reacciona|responde|despierta)(?= (?:y|que|ni|ayuda|a nada|al dolor|\\.))|` +
    'se (?:ahoga|esta ahogando|atraganto|atraganta|desmayo)|me (?:ahogo|estoy ahogando)(?= (?:y|no|ayuda|\\.))',
  '(?:tiene|teniendo|tengo|dando|dado) (?:un |una )(?:ictus|derrame|infarto|ataque al corazon|convulsion@|ataque epileptico|derrame cerebral)',
  '(?:esta|sigue) convulsionando|convuls@ (?:que )?no (?:para|paran|cesa)|crisis (?:que )?no (?:para|termina) ',
  '(?:cara|boca) (?:[^ .]+ )?(?:torcida|caida)|de repente no (?:puede|puedo) (?:hablar|mover@|ver)|habla raro de repente',
  'esta inconsciente|dolor (?:fuerte )?en el pecho(?= (?:y|ahora|desde|ayuda|\\.))|sangra mucho|no para de sangrar|sangrando mucho',
  'sobredosis|(?:bebio|trago|tomo|ha bebido|ha tragado|se bebio|se trago|se tomo) ~ (?:lejia|veneno|pila|detergente|cloro|bote entero|caja entera)',
  '(?:estoy|esta|estamos) en peligro|me (?:esta|quiere) (?:pegando|pegar|matar(?= \\.)|atacando)|(?:tiene|con) un (?:cuchillo|arma|pistola)|va a (?:pegarme|matarme|matarnos)',
  '(?:llama@|necesito|hace falta) (?:a )?(?:una |la )?ambulancia',
  '(?:media|mitad de la|(?:medio|un) lado de la) cara (?:[^ .]+ ){0,2}(?:dormida|paralizada|caida|torcida)|(?:labios?|cara|dedos) (?:[^ .]+ ){0,2}(?:azul@|morad[oa]s?)|poniendo (?:azul|morad[oa])',
  '(?:caido|cayo|desplom@|desmay@) ~~ no (?:se (?:mueve|levanta|despierta)|reacciona|responde|contesta|despierta)|(?:sale|pierde|hay|perdiendo|saliendo) mucha sangre',
  '(?:bebio|bebido|trago|tragado) ~ (?:lavavajillas|disolvente|aguarras|gasolina|amoniaco|anticongelante|suavizante|limpiador|insecticida|pilas?|acido)',
  `(?:tome|tomo|tomado|trague|trago|tragado) (?:como |unas |unos |casi |mas de )*${MANY} (?:[^ .]+ )?(?:pastillas?|comprimidos?|capsulas?|aspirinas?|paracetamol@)`,
  // French
  '(?:ne |n )?(?:respire|respirer) (?:plus|pas)|' +
    `${NO_PERSON}(?:ne |n )?(?:reagit|repond) (?:plus|pas)(?= (?:et|il|elle|quand on|aide|a rien|\\.))|` +
    '(?:peux|peut|arrive|narrive) (?:plus|pas)(?: a)? respirer|s etouffe|en train de s etouffer|m etouffe',
  '(?:fait|fais|faire) (?:un |une )(?:avc|infarctus|crise cardiaque|arret cardiaque|crise d epilepsie|convulsion@)(?= (?:et|depuis|maintenant|que|la|il|elle|aide|qui|\\.))',
  'en train de (?:convulser|faire (?:un |une )(?:avc|crise|infarctus))|crise (?:[^ .]+ ){0,3}(?:qui )?ne (?:s arrete|passe|finit) pas|convulse',
  '(?:visage|bouche|figure) (?:[^ .]+ )?(?:tordue?|paralysee?|affaissee?|qui tombe|de travers)|soudain (?:[^ .]+ ){0,4}(?:parler|bouger|voir)|d un coup (?:[^ .]+ ){0,4}(?:parler|bouger)',
  '(?:est|suis|tombee?) (?:inconsciente?|dans les pommes)|(?:mal|douleur) (?:a|dans) la poitrine(?= (?:et|depuis|la|aide|\\.))|saigne (?:beaucoup|enormement)|(?:arrete|cesse) pas de saigner|hemorragie',
  'overdose|surdose|(?:avale|bu|ingere) ~ (?:javel|poison|pile|detergent|produit menager|deboucheur)',
  '(?:suis|est|sommes) en danger|(?:il|elle) me (?:frappe|bat|etrangle)|va me (?:tuer|frapper)|(?:a|avec|sort) un (?:couteau|fusil|pistolet)|appel@ (?:une ambulance|le samu|les pompiers)',
  `${PERSON} (?:ne )?bouge (?:plus|pas)(?= (?:et|depuis|du tout|aide|\\.))|(?:levres?|visage) (?:[^ .]+ ){0,2}(?:bleue?s?|violette?s?)|(?:devient|devenue?) (?:toute? )?bleue?(?= \\.)`,
  '(?:bu|avale@?|ingere) ~ (?:white spirit|essence|antigel|acetone|lessive|ammoniaque|desinfectant|dissolvant|liquide vaisselle|nettoyant|insecticide|acide)',
  `(?:pris|avale) (?:genre |environ |presque |plus de |une )*${MANY} (?:de |d )?(?:[^ .]+ )?(?:cachets?|comprimes?|gelules?|dolipranes?|aspirines?|medicaments?)`,
  // Arabic, and in Latin letters
  '(?:لا|ما|مش|مو|مب|لم يعد|ماعاد) (?:عم |ب|قادره? |يستطيع |اقدر |يقدر )?(?:ان )?[ايتب]*تنفس@?|و?(?:ما|مو|مش|مب|لا) (?:عم |قادره? |عارفه? )(?:[^ .]+ )?[ايتب]*تنفس@?|يختنق|تختنق|عم يختنق|بيختنق|اختناق',
  '(?:عنده|عندها|جاته|جاتها|اصيب|اصابته|اصابتها|جاه|معه|معها|صار معه) (?:[^ .]+ )?(?:جلطه|سكته|نوبه قلبيه|نوبه صرع|تشنج@)(?= (?:الان|هلا|هلق|دلوقتي|الحين|و|لا|ما|ساعد@|\\.))',
  '(?:يتشنج|تتشنج|بيتشنج|عم يتشنج)|(?:نوبه|النوبه|التشنج) (?:لا|ما|لم) (?:تتوقف|توقفت|عم توقف|تنتهي|وقفت)',
  '(?:وجه@|فم@) (?:مائل|مايل|معوج|انحرف|نزل)|(?:فجاه|فجأه) (?:لا|ما|مش|مو) (?:[^ .]+ )?(?:يتكلم|تتكلم|يتحرك|يري|اتكلم|احس)',
  '(?:فاقد|فاقده|فقد|فقدت|فقدان) (?:ال)?وعي@?|مغمي علي@|اغمي علي@|(?:لا|ما|مش) يصحي(?= \\.)|ينزف|تنزف|نزيف|(?:الم|وجع) (?:شديد |قوي )?(?:في |ب)(?:ال)?صدر@',
  'جرعه زائده|جرعه زايده|(?:شرب|شربت|بلع|ابتلع|بلعت) ~ (?:كلور|كلوركس|سم|مبيض|بطاريه|منظف|ديتول|بنزين|تنر|مبيد|اسيد|صابون|ماء نار)@',
  `${NO_PERSON}(?:لا|ما|مش|مو) [ايتب]*ستجيب(?= (?:و[^ .]*|لاي شي[^ .]*|ابدا|نهايي?ا|\\.))`,
  '(?:وقع|طاح|سقط|انهار|اغمي)@ ~~ و?(?:ما|لا|مش|مو|مب) (?:عم |قادره? )?[ايتبع]*(?:رد|تحرك|صحي|تكلم|قوم|حكي|ستجيب)@|(?:شفايف|شفاه|شفت|وجه)@ (?:[^ .]+ )?@زرق@',
  `(?:اخذ|خد|بلع|شرب)@ (?:[^ .]+ ){0,2}${MANY} (?:حبه|حبات|حبايه|قرص|اقراص|كبسول@|اسبرين|بنادول)`,
  '(?:انا|نحن|هي|هو|احنا) (?:في|ب)(?: )?خطر|(?:يضربني|بيضربني|عم يضربني|يهددني|سيقتلني|بيقتلني|رح يقتلني)|معه (?:سكين|سلاح|مسدس)|(?:اسعاف|الاسعاف)(?= (?:بسرعه|حالا|الان|ضروري|\\.))',
  'ma (?:3am |b)?(?:yitnaffas|ytnafas|yetnafas|yitnafas)|mesh 2ader (?:yetnafes|atnafes)',
);

/** Where in the line something is said that cannot wait. */
export function* findEmergency({ line }: Words): Generator<{ from: number; to: number }> {
  for (const { 0: found, index } of line.matchAll(EMERGENCY)) yield { from: index, to: index + found.length };
}
