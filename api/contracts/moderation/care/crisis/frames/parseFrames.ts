import type { Certainty, CrisisKind } from '../CrisisFinding.ts';
import type { AnySlot } from '../slots/compileLists.ts';
import { FRAMES } from './frames.ts';

/** A slot that a frame names. `isNegated` is null when negation makes no difference. */
export type SlotPattern = { slot: AnySlot; isNegated: boolean | null };
/** Slots of which one must be filled. When `next` is set, one of its slots must follow closely. */
export type Condition = { any: SlotPattern[]; next?: SlotPattern[] };

export type Frame = {
  kind: CrisisKind;
  certainty: Certainty;
  /** Whether the model may lower a sure finding to "maybe". */
  isDoubtful: boolean;
  /** Distance, in words, from the first slot to the last. `isWithin` allows two words more. */
  reach: number;
  conditions: Condition[];
  unless: SlotPattern[];
  line: string;
};

const GROUPS: Record<string, string> = {
  PERSON: 'i|me|he|kin|child|partner|carer|infant',
  CLOSE: 'he|kin|child|partner|infant',
  MINE: 'me|i|kin|child|infant',
  OTHERS: 'he|partner|carer|kin',
};

/** Does not check the names of slots, because browsers do not load their list. A test checks them. */
export function parseFrames(): Frame[] {
  return FRAMES.trim()
    .split('\n')
    .map((line) => {
      const [head = '', body = ''] = line.split(' : ');
      const [kind, certainty, reach] = head.split(' ');
      const [wanted = '', unless] = body.split(' ! ');
      return {
        kind: kind as CrisisKind,
        certainty: certainty === 'maybe' ? 'maybe' : 'sure',
        isDoubtful: certainty === 'likely',
        reach: Number(reach),
        conditions: wanted.trim().split(' ').map(readCondition),
        unless: unless ? unless.trim().split(' ').flatMap(readSlots) : [],
        line,
      };
    });
}

function readCondition(text: string): Condition {
  const [first = '', next] = text.split('>');
  return next ? { any: readSlots(first), next: readSlots(next) } : { any: readSlots(first) };
}

function readSlots(text: string): SlotPattern[] {
  return text.split('|').flatMap((name) => {
    const sign = /^[-+]/.exec(name)?.[0];
    const slots = (GROUPS[name.replace(/^[-+]/, '')] ?? name.replace(/^[-+]/, '')).split('|');
    return slots.map((slot) => ({ slot: slot as AnySlot, isNegated: sign ? sign === '-' : null }));
  });
}
