import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useId } from 'react';
import { Text } from '../../../../components/text/Text.tsx';
import { type KindProps, useActivityContext, useActivityState } from '../activityContext.ts';
import { choice } from '../parts/looks.ts';
import { Tries } from '../parts/Tries.tsx';
import { WhyNote } from '../parts/WhyNote.tsx';

/** Index of the chosen group, by the index of the item. */
type Chosen = Record<number, number>;

export function Sort({ activity: { groups, items } }: KindProps<'sort'>) {
  const { words, own } = useActivityContext();
  const { value, change } = useActivityState<{ chosen: Chosen; tried: Chosen | null }>({ chosen: {}, tried: null });
  const id = useId();
  const { chosen, tried } = value;
  return (
    <Tries
      tried={tried && { right: items.filter(({ group }, place) => tried[place] === group).length, total: items.length }}
      isEmpty={Object.keys(chosen).length === 0}
      onCheck={() => change({ tried: chosen })}
      onAgain={() => change({ chosen: {}, tried: null })}
    >
      <ol className="grid list-none grid-cols-1 gap-6 p-0">
        {items.map(({ text, group, why }, place) => {
          const isTried = tried !== null && tried[place] === chosen[place];
          const said = `${id}said${place}`;
          return (
            <li key={place} className="grid grid-cols-1 gap-3">
              <fieldset
                className="m-0 grid min-w-0 grid-cols-1 gap-2 border-0 p-0"
                aria-describedby={isTried ? said : undefined}
              >
                <legend className="mb-2 p-0 font-semibold whitespace-pre-line" {...own}>
                  {text}
                </legend>
                <div className="flex flex-wrap gap-2">
                  {groups.map((name, at) => (
                    <label key={at} className={choice.label}>
                      <input
                        className={choice.box}
                        type="radio"
                        name={`${id}${place}`}
                        checked={chosen[place] === at}
                        onChange={() => change({ chosen: { ...chosen, [place]: at } })}
                      />
                      <span {...own}>{name}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
              {isTried && chosen[place] !== undefined && (
                <WhyNote
                  id={said}
                  isRight={chosen[place] === group}
                  said={
                    <>
                      <Text>{`${chosen[place] === group ? words.right : words.wrong}.`}</Text>
                      <Text> </Text>
                      <bdi>{fill(words.belongs, { text: groups[group] ?? '' })}</bdi>
                    </>
                  }
                  why={why}
                />
              )}
              {isTried && chosen[place] === undefined && <p id={said}>{words.open}</p>}
            </li>
          );
        })}
      </ol>
    </Tries>
  );
}
