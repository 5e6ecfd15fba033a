import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useId } from 'react';
import { Text } from '../../../../components/text/Text.tsx';
import { type KindProps, useActivityContext, useActivityState } from '../activityContext.ts';
import { shuffle } from '../parts/shuffle.ts';
import { Tries } from '../parts/Tries.tsx';
import { WhyNote } from '../parts/WhyNote.tsx';

/** Index of the pair whose second part was chosen, by the index of the pair whose first part is shown. */
type Chosen = Record<number, number>;

/** Pairs to match: each first part has a choice among all second parts. */
export function Match({ activity: { pairs } }: KindProps<'match'>) {
  const { words, lang, own, name } = useActivityContext();
  const { value, change } = useActivityState<{ chosen: Chosen; tried: Chosen | null }>({ chosen: {}, tried: null });
  const id = useId();
  const { chosen, tried } = value;
  const shown = shuffle(pairs.length, name);
  const isRight = (place: number, of: Chosen) => pairs[of[place] ?? -1]?.second === pairs[place]?.second;
  const numbered = shown.map((place, at) => ({
    place,
    n: formatNumber(lang, at + 1),
    text: pairs[place]?.second ?? '',
  }));
  return (
    <Tries
      tried={tried && { right: pairs.filter((_, place) => isRight(place, tried)).length, total: pairs.length }}
      isEmpty={Object.keys(chosen).length === 0}
      onCheck={() => change({ tried: chosen })}
      onAgain={() => change({ chosen: {}, tried: null })}
    >
      {/* The lists below show only the beginning of a long text on a phone. */}
      <div className="rounded-soft bg-sunken px-5 py-4">
        <h3 className="label">{words.parts}</h3>
        <ul className="mt-2 grid list-none gap-2 p-0" {...own}>
          {numbered.map(({ place, n, text }) => (
            <li key={place}>{fill(words.numbered, { n, text })}</li>
          ))}
        </ul>
      </div>
      <ul className="grid list-none grid-cols-1 gap-5 p-0">
        {pairs.map(({ first, second, why }, place) => {
          const isTried = tried !== null && tried[place] === chosen[place];
          const field = `${id}${place}`;
          return (
            <li key={place} className="field grid grid-cols-1 gap-2">
              <label className="block font-semibold" htmlFor={field} {...own}>
                {first}
              </label>
              <select
                id={field}
                aria-describedby={isTried ? `${field}said` : undefined}
                value={chosen[place] ?? ''}
                onChange={({ target }) => change({ chosen: { ...chosen, [place]: Number(target.value) } })}
              >
                <option value="" disabled>
                  {words.choose}
                </option>
                {numbered.map(({ place, n, text }) => (
                  <option key={place} value={place} {...own}>
                    {fill(words.numbered, { n, text })}
                  </option>
                ))}
              </select>
              {isTried && chosen[place] !== undefined && (
                <WhyNote
                  id={`${field}said`}
                  isRight={isRight(place, chosen)}
                  said={
                    <>
                      <Text>{`${isRight(place, chosen) ? words.right : words.wrong}.`}</Text>
                      <Text> </Text>
                      <bdi>{fill(words.belongs, { text: second })}</bdi>
                    </>
                  }
                  why={why}
                />
              )}
              {isTried && chosen[place] === undefined && <p id={`${field}said`}>{words.open}</p>}
            </li>
          );
        })}
      </ul>
    </Tries>
  );
}
