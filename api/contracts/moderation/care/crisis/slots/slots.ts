/**
 * Meaning of each slot: a class of words that frames combine. The words of a slot are in `words/`. The languages of the
 * interface have all slots, fifteen more languages only the basic ones. In a browser only the page's language has more
 * than the basic ones.
 */
const BASIC_MEANINGS = {
  common: 'frequent words that show which language a text is in, used by no frame',
  not: 'negation: not, never, cannot, without, nobody',
  i: 'the writer as subject, verbs in the first person included where the pronoun is left out',
  me: 'the writer as object or owner: me, us, my, our',
  he: 'a third person: he, she, they, him, her, his',
  kin: 'a person close to the writer: mother, son, wife, friend, neighbour, baby',
  child: 'a child of the writer: son, baby, toddler',
  help: 'a call for help or "now": help, quick, please, what do I do, right now',
  want: 'intention or wish: want, going to, will, ready to, wish I, thinking of',
  die: 'to die, be dead, not exist',
  killSelf: 'suicide as whole phrases: kill myself, end my life, kms, jump in front of a train',
  noBreath: 'whole phrases of stopped breath: stopped breathing, not breathing',
  unconscious: 'unconscious, passed out, collapsed, fainted',
  seizure: 'seizure, fit, convulsion, epileptic attack',
  noStop: 'whole phrases for something that continues: does not stop, keeps going, has not ended',
  stroke: 'stroke, brain bleed',
  having: 'to be having, think it is, might be',
  throat: 'airway and what swells with it: throat, tongue, lips, face, eyes',
  swell: 'to swell, close up, be swollen',
  ambulance: 'whole phrases that call one: call an ambulance, call 911',
  ingest: 'to take in: took, swallowed, drank, ate, was given',
  medicine: 'pills, tablets, names of medicines',
  overdose: 'overdose, overdosed',
  hitMe: 'whole phrases of an act on the writer or somebody close: me pega, il me frappe, hits me',
  rape: 'rape, sexual assault, forced sex',
} as const;

const CORE_MEANINGS = {
  partner: 'a person close who may be violent: husband, ex, father, uncle, boss',
  breathe: 'to breathe, breath (a frame asks for its negation)',
  choke: 'to choke, suffocate',
  noWake: 'whole phrases: will not wake up, does not respond',
  heart: 'heart attack, cardiac arrest',
  many: 'excess: too many, all the, whole bottle, handful',
  hit: 'to hit, beat, kick, strangle, burn on purpose',
  threat: 'threat to kill or hurt, as whole phrases: wants to kill me, threatened me',
} as const;

const CONTEXT_MEANINGS = {
  carer: 'a person with power over the writer: carer, nurse, staff, teacher, driver, coach, boss',
  pet: 'an animal, a device or a plant: dog, goldfish, laptop, battery of a phone',
  sudden: 'suddenly, all at once, since this morning',
  long: 'a long or ongoing time without a number: for ages, non stop, half an hour',
  repeat: 'again and again, third one, back to back',
  ago: 'past and over: years ago, when I was a child, last year, used to',
  fine: 'the danger is over: is fine now, recovered, came home, is safe',
  ask: 'openings of a general question: what are, how do, can people, signs of, difference between',
  topic: 'what is talked about: film, novel, article, research, training, definition, symptoms of',
  condition: 'hypothesis: if, in case, what would happen',
  saying: 'idioms and harmless phrases whose words are not read: dying of laughter, killing time',
  slips: 'ordinary words that are one slip from a listed word and are never corrected',
  can: 'to be able to',
  lost: 'loss of a function: lost, gone, cannot any more',
} as const;

const BODY_MEANINGS = {
  hardBreath: 'struggling to breathe, gasping, short of breath',
  stuck: 'stuck, lodged, went down the wrong way',
  food: 'what gets stuck: food, meat, grape, coin, toy, bead',
  blue: 'blue, grey or purple skin or lips, as whole phrases or colours',
  colored: 'what changes colour: lips, face, skin, turned, going',
  floppy: 'limp, floppy, lifeless, stiff',
  wake: 'to wake, respond, react (a frame asks for its negation)',
  move: 'to move, lift, stand',
  feel: 'to feel (sensation)',
  speak: 'to speak, words',
  slur: 'slurred or jumbled speech, makes no sense',
  see: 'to see, sight, blind',
  limb: 'arm, leg, hand, one side of the body, below the waist',
  face: 'face, mouth, smile, eyelid',
  droop: 'drooping, crooked, fallen on one side',
  numb: 'numb, weak, paralysed, tingling',
  jerk: 'jerking, shaking, twitching, eyes rolled back',
  rescue: 'rescue medicine for seizures: midazolam, buccal diazepam',
  chest: 'chest, heart as a place of pain',
  pain: 'pain, pressure, tightness, crushing',
  headache: 'headache, pounding head',
  worst: 'worst ever, terrible, unbearable',
  bleed: 'to bleed, blood',
  much: 'heavily, everywhere, does not stop, soaked, spurting',
  allergy: 'allergic, stung, peanut, hives, epipen',
  anaphylaxis: 'anaphylaxis, allergic shock',
  dysreflexia: 'autonomic dysreflexia',
  spinal: 'spinal cord injury: tetraplegic, paraplegic, T6, above my injury',
  pressure: 'blood pressure',
  high: 'high, rising, through the roof; low, dropping (of a measured value)',
  catheter: 'catheter, bladder, bowel',
  blocked: 'blocked, kinked, full, not draining',
  sweat: 'sweating, goosebumps, flushed, clammy',
  shunt: 'shunt, hydrocephalus valve',
  vomit: 'vomiting, being sick',
  drowsy: 'drowsy, hard to wake, lethargic',
  confused: 'confused, delirious, does not know where he is',
  fever: 'fever, high temperature',
  rash: 'rash that does not fade, mottled, purple spots',
  stiffNeck: 'stiff neck, light hurts',
  sepsis: 'sepsis, blood poisoning, meningitis',
  burn: 'to burn or scald, burnt',
  hot: 'what burns: boiling water, oil, steam, fire, acid, stove',
  drown: 'drowning, went under, pulled from the water',
  sugar: 'blood sugar, diabetic, insulin, hypo, ketones',
  fruity: 'signs with diabetes: fruity breath, drunk-like, thirst, ketones high',
  trach: 'tracheostomy, ventilator, oxygen, suction machine, feeding tube, pump',
  fails: 'stopped working, came out, alarm, ran out, power is off, blocked',
  headHit: 'hit on the head, banged head, cracked skull',
  fall: 'to fall, fell down the stairs, crash, hit by a car',
  neck: 'neck, back, spine, pelvis',
  pulse: 'pulse, heartbeat (a frame asks for its negation or change)',
  bone: 'bone sticking out, amputated, crushed, stabbed, shot',
  labour: 'waters broke, in labour, baby is coming, pregnant and bleeding',
  shocked: 'electric shock, struck by lightning, smoke inhaled, frozen, heatstroke',
  sign: 'further signs of danger: pale, cold, clammy, cannot swallow, drooling, foaming, wet lungs',
  infant: 'a baby in the first months: newborn, weeks old',
} as const;

const POISON_MEANINGS = {
  toxic: 'bleach, battery, antifreeze, weedkiller, cleaning product, rat poison, unknown berries',
  pack: 'bottle, box, strip, packet of a medicine',
  empty: 'empty, half gone, missing, got into, found open',
  wrong: 'wrong, double, twice, instead of mine, ten times the dose',
  give: 'to give a medicine or an injection',
  dose: 'dose, insulin, units, injection, patch',
  alcohol: 'alcohol, vodka, drunk',
  gas: 'gas leak, smell of gas, carbon monoxide, fumes',
  mix: 'mixed cleaning products',
  drug: 'street drugs: heroin, fentanyl, ecstasy, meth',
} as const;

const SUICIDE_MEANINGS = {
  notHere: 'whole phrases: not be here any more, not want to be alive, stop existing',
  endIt: 'end it all, make it stop, finish everything',
  betterOff: 'better off without me, easier if I were gone',
  burden: 'a burden to everyone',
  noGoOn: 'cannot go on, cannot take it any more, had enough of living',
  noPoint: 'no point in living, nothing to live for, no way out',
  sleepForever: 'sleep and not wake up, never wake up',
  disappear: 'disappear, vanish, be gone',
  selfHarm: 'cut or burn myself, self-harm',
  hang: 'hang myself, rope, noose',
  jump: 'to jump off or in front, step in front',
  height: 'bridge, roof, balcony, train, tracks, cliff',
  plan: 'have a plan, saved up, stockpiled, wrote a note, chose a date',
  farewell: 'goodbye, last time, gave away my things, look after my children',
  howDie: 'whole questions after means: painless way, how many pills to die',
  despair: 'hate myself, hopeless, dark thoughts, nobody would miss me, empty',
  means: 'rope, razor, blade, gun, stash, beside me',
} as const;

const VIOLENCE_MEANINGS = {
  touch: 'to touch, grope, kiss, get into bed with',
  intimate: 'private parts, underwear, bed, naked, without consent',
  force: 'to force, make somebody do, against my will',
  sex: 'sex, sexual acts',
  lock: 'to lock in or out, keep prisoner, not let leave',
  tie: 'to tie up, strap down, restrain, sedate',
  weapon: 'knife, gun, machete, bat',
  atDoor: 'at the door, outside, breaking in, follows me, is looking for me',
  afraid: 'afraid, scared, terrified, hide from',
  deprive: 'to withhold or take away: will not give me, takes my',
  vital: 'food, medicine, wheelchair, phone, money, hearing aid, toilet, papers',
  shout: 'insults, humiliates, screams at, controls, isolates, blackmails',
  push: 'to push, shove, throw, drag, spit on, pull by the hair',
  place: 'wall, floor, stairs, out of the chair',
  bruise: 'bruises, marks, black eye',
  harmOther: 'I might hurt my child, I hit my mother, lose control',
  forcedOp: "genital cutting, sterilisation or marriage against the person's will",
  photo: 'photos or films of the body shared or demanded',
  neglect: 'left in dirt, left alone for days, not washed, not fed',
  abuse: 'abuse, abusive, mistreat, domestic violence, molest',
} as const;

export const MEANINGS_BY_TOPIC = {
  basic: BASIC_MEANINGS,
  core: CORE_MEANINGS,
  context: CONTEXT_MEANINGS,
  body: BODY_MEANINGS,
  poison: POISON_MEANINGS,
  suicide: SUICIDE_MEANINGS,
  violence: VIOLENCE_MEANINGS,
};
type Meanings = typeof MEANINGS_BY_TOPIC;
export type SlotOf<Topic extends keyof Meanings> = keyof Meanings[Topic];
export type Slot = { [Topic in keyof Meanings]: SlotOf<Topic> }[keyof Meanings];

/** Slots that `findNumberSlots` fills from numbers and units. No language lists words for them. */
export const NUMBER_SLOTS = [
  ...(['longTime', 'manyPills', 'highValue', 'lowSugar', 'lowOxygen', 'feverValue', 'dosed', 'yearsAgo'] as const),
];
export type NumberSlot = (typeof NUMBER_SLOTS)[number];

export const SLOTS = Object.values(MEANINGS_BY_TOPIC).flatMap((meanings) => Object.keys(meanings)) as Slot[];
export const BASIC_SLOTS = Object.keys(BASIC_MEANINGS) as SlotOf<'basic'>[];
