import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef } from 'react';
import { Text } from '../../../../components/text/Text.tsx';
import { type KindProps, useActivityContext, useActivityState } from '../activityContext.ts';
import { WhyNote } from '../parts/WhyNote.tsx';
import { type Situation, type StoryState, toSituations } from './story.ts';

const BEGIN: StoryState = { choices: [], wentOn: 0 };

/** A story in which the reader decides. Earlier situations stay visible, and the last choice can be changed. */
export function Scenario({ activity: { scenes } }: KindProps<'scenario'>) {
  const { words, onTried } = useActivityContext();
  const { value, change } = useActivityState<StoryState>(BEGIN);
  const { choices } = value;
  const situations = toSituations(scenes, value);
  const open = situations.length - 1;
  const last = situations[open];
  const hasEnded = last?.chosen?.next === null;
  useEffect(() => {
    if (hasEnded) onTried();
  }, [hasEnded]);
  const place = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    // Moves the focus to the outcome of a choice, or to the situation to decide.
    if (isMoving.current) place.current?.querySelector<HTMLElement>('[data-next]')?.focus();
    isMoving.current = false;
  }, [value]);

  function go(told: StoryState): void {
    isMoving.current = true;
    change(told);
  }

  return (
    <div className="grid grid-cols-1 gap-6" ref={place}>
      {situations.map((situation, at) => (
        <Scene
          key={at}
          situation={situation}
          at={at}
          isOpen={at === open}
          onChoose={(choice) => go({ choices: [...choices.slice(0, at), choice], wentOn: at })}
        />
      ))}
      {hasEnded && <p className="font-semibold">{words.ended}</p>}
      {(open > 0 || last?.chosen) && (
        <div className="buttons">
          {last?.chosen && last.chosen.next !== null && (
            <button className="button" type="button" onClick={() => go({ ...value, wentOn: open + 1 })}>
              {words.goOn}
            </button>
          )}
          {last?.chosen && (
            <button
              className="button quiet"
              type="button"
              onClick={() => go({ choices: choices.slice(0, open), wentOn: open })}
            >
              {words.otherChoice}
            </button>
          )}
          <button className="button quiet" type="button" onClick={() => go(BEGIN)}>
            {words.again}
          </button>
        </div>
      )}
    </div>
  );
}

type SceneProps = { situation: Situation; at: number; isOpen: boolean; onChoose: (choice: number) => void };

function Scene({ situation: { text, choices, chosen }, at, isOpen, onChoose }: SceneProps) {
  const { words, lang, own } = useActivityContext();
  const better = chosen?.isAdvised ? [] : choices.filter(({ isAdvised }) => isAdvised);
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <h3 className="label" tabIndex={-1} data-next={(isOpen && !chosen) || undefined}>
        {fill(words.scene, { n: formatNumber(lang, at + 1) })}
      </h3>
      <p className="whitespace-pre-line" {...own}>
        {text}
      </p>
      {!chosen && (
        <>
          <p className="font-semibold">{words.whatNow}</p>
          <ul className="grid list-none grid-cols-1 gap-2 p-0">
            {choices.map((choice, place) => (
              <li key={place}>
                <button
                  className="button quiet w-full justify-start text-start"
                  type="button"
                  onClick={() => onChoose(place)}
                >
                  <span {...own}>{choice.text}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {chosen && (
        <div className="grid grid-cols-1 gap-3" tabIndex={-1} data-next={isOpen || undefined}>
          <p>
            <strong>{words.yourChoice}</strong> <bdi {...own}>{chosen.text}</bdi>
          </p>
          <WhyNote
            isRight={chosen.isAdvised}
            said={chosen.isAdvised ? words.advised : words.notAdvised}
            why={chosen.outcome}
          />
          {better.map((choice) => (
            <WhyNote
              key={choice.text}
              isRight
              said={
                <>
                  <Text>{`${words.better} `}</Text>
                  <bdi {...own}>{choice.text}</bdi>
                </>
              }
              why={choice.outcome}
            />
          ))}
        </div>
      )}
    </div>
  );
}
