import { useId } from 'react';
import { type KindProps, useActivityContext, useActivityState } from '../activityContext.ts';
import { choice } from '../parts/looks.ts';
import { Tries } from '../parts/Tries.tsx';
import { WhyNote } from '../parts/WhyNote.tsx';

export function Find({ activity: { parts } }: KindProps<'find'>) {
  const { words, own } = useActivityContext();
  const { value, change } = useActivityState<{ marked: number[]; tried: number[] | null }>({ marked: [], tried: null });
  const id = useId();
  const { marked, tried } = value;
  const mark = (place: number) =>
    change({ marked: marked.includes(place) ? marked.filter((other) => other !== place) : [...marked, place] });
  const isRight = (place: number, of: number[]) => of.includes(place) === parts[place]?.isLookedFor;

  function say(place: number): string {
    if (isRight(place, marked)) return marked.includes(place) ? words.found : words.leftOut;
    return marked.includes(place) ? words.notLookedFor : words.missed;
  }

  return (
    <Tries
      tried={tried && { right: parts.filter((_, place) => isRight(place, tried)).length, total: parts.length }}
      isEmpty={marked.length === 0}
      onCheck={() => change({ tried: marked })}
      onAgain={() => change({ marked: [], tried: null })}
    >
      <fieldset className="m-0 grid min-w-0 grid-cols-1 gap-3 border-0 p-0">
        <legend className="mb-3 p-0 font-semibold">{words.findHint}</legend>
        {parts.map(({ text, why }, place) => {
          const isTried = tried !== null && tried.includes(place) === marked.includes(place);
          return (
            <div key={place} className="grid grid-cols-1 gap-2">
              <label className={choice.label}>
                <input
                  className={choice.box}
                  type="checkbox"
                  checked={marked.includes(place)}
                  aria-describedby={isTried ? `${id}said${place}` : undefined}
                  onChange={() => mark(place)}
                />
                <span className="whitespace-pre-line" {...own}>
                  {text}
                </span>
              </label>
              {isTried && (
                <WhyNote id={`${id}said${place}`} isRight={isRight(place, marked)} said={say(place)} why={why} />
              )}
            </div>
          );
        })}
      </fieldset>
    </Tries>
  );
}
