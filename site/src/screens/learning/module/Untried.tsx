import { progressWords } from '@common-ground/api/contracts/wording/learningProgress.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { activityId } from '../activities/activityContext.ts';
import type { OwnLanguage } from '../progress/learningProgress.ts';

/** Activity that was not tried, or not followed to its end. `place` counts from 0. */
export type UntriedActivity = { place: number; title: string; isPlayed: boolean };

type Props = {
  lang: string;
  own: OwnLanguage;
  untried: UntriedActivity[];
  onComplete: () => void;
  onClose: () => void;
};

/** Lists untried activities before a module is completed. Takes the focus when it appears; Escape closes it. */
export function Untried({ lang, own, untried, onComplete, onClose }: Props) {
  const words = progressWords(lang);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <section className="notice-box grid gap-3 px-5 py-4" aria-labelledby="untried-title" onKeyDown={closeByKey}>
      <h2 className="text-h3" id="untried-title" tabIndex={-1} ref={heading}>
        {words.untriedTitle}
      </h2>
      <ul className="marked grid list-disc gap-1 ps-[1.4rem]">
        {untried.map(({ place, title, isPlayed }) => (
          <li key={place}>
            <a className="touch" href={`#${activityId(place)}`} {...own}>
              {title}
            </a>
            <span className="hint block">{isPlayed ? words.notPlayed : words.notTried}</span>
          </li>
        ))}
      </ul>
      <p>{words.untriedHint}</p>
      <p className="buttons">
        <button className="button" type="button" onClick={onComplete}>
          {words.completeAnyway}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          {words.notYet}
        </button>
      </p>
    </section>
  );
}
