import { useEffect, useRef } from 'react';
import { wantsLessMotion } from '../../../../session/accessibility.ts';
import { useActivityContext } from '../activityContext.ts';
import { figures } from './figures.ts';
import type { Frame } from './usePlayer.ts';

type Props = { frames: Frame[]; at: number };

/** What a frame shows: a figure, its heading and its points. The caption says it all as well. */
export function Picture({ frames, at }: Props) {
  const { own } = useActivityContext();
  const box = useRef<HTMLDivElement>(null);
  const figure = frames[at]?.figure;
  useEffect(() => {
    if (box.current) comeIn(box.current);
  }, [at]);
  return (
    <div
      className="grid grid-cols-1 items-center justify-items-center gap-5 overflow-hidden rounded-soft border border-line bg-sunken p-6 @pair:grid-cols-[auto_1fr] @pair:justify-items-start"
      ref={box}
    >
      <svg
        className="size-36 text-action @pair:size-48 forced-colors:text-[CanvasText]"
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={figure && figures[figure]} />
      </svg>
      <div className="grid grid-cols-1 items-center">
        {/* Those that are not shown keep the room of the longest, so that buttons stay where they are. */}
        {frames.map(({ heading, points = [] }, place) => (
          <div
            key={place}
            className={`grid grid-cols-1 gap-3 [grid-area:1/1] ${place === at ? 'shown' : 'invisible'}`}
            {...own}
          >
            {heading && <p className="font-heading text-h3 font-semibold">{heading}</p>}
            {points.length > 0 && (
              <ul className="marked grid list-disc gap-2 ps-[1.4rem]">
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Figure and points come up one after the other; for those who asked for less motion all of it stands at once. */
function comeIn(box: HTMLElement): void {
  if (wantsLessMotion()) return;
  for (const [place, part] of [...box.querySelectorAll('svg, .shown > p, .shown li')].entries())
    part.animate([{ opacity: 0, transform: 'translateY(0.6rem)' }, {}], {
      duration: 450,
      delay: place * 220,
      fill: 'backwards',
      easing: 'ease-out',
    });
}
