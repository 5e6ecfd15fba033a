import type { BenchLanguage } from './languages.ts';

const STEMS =
  'neuro myo osteo cardio hemo derma cerebro arthro audio ocu nephro pulmo spino vesti cranio dys hypo hyper micro macro para poly brachy chondro lipo melano onco phono rhino sclero thrombo xantho'.split(
    ' ',
  );
const ROOTS =
  'pathy plasia trophy algia tonia genia kinesia lexia phasia praxia graphia mnesia rexia somnia plegia paresis stenosis cytosis globinia metria opia acusis osmia geusia esthesia phagia pnea uria emia oma itis osis edema malacia ptosis rrhage spasm taxia tremia voria'.split(
    ' ',
  );
const KINDS =
  'syndrome|disorder|type I|type II|juvenile form|late-onset form|spectrum|with fatigue|hereditary|acquired|mild form|severe form'.split(
    '|',
  );
/** Coprime with the number of combinations: neighbours differ, and no name repeats before all are used. */
const STEP = 7919;
const COMBINATIONS = STEMS.length * ROOTS.length * KINDS.length;

/** Returns a name that no other of the first 15,360 conditions has. */
export function createName(id: number, language: BenchLanguage): { name: string; aliases: string[] } {
  const place = (id * STEP) % COMBINATIONS;
  const stem = STEMS[place % STEMS.length] as string;
  const root = ROOTS[Math.floor(place / STEMS.length) % ROOTS.length] as string;
  const kind = KINDS[Math.floor(place / STEMS.length / ROOTS.length)] as string;
  const word = capital(stem + root + language.ending);
  const short = (stem.slice(0, 2) + root.slice(0, 1) + kind.slice(0, 1)).toUpperCase() + (id % 97);
  return { name: `${word} ${kind}`, aliases: [short, `${capital(root + language.ending)} of the ${stem} kind`] };
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
