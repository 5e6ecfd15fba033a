import { useEffect, useRef } from 'react';
import { wantsLessMotion } from '../../../../session/accessibility.ts';
import { useActivityContext } from '../activityContext.ts';
import { figures } from './figures.ts';
import type { Frame } from './usePlayer.ts';

type Props = { frames: Frame[]; at: number };

/** Figure, heading and points of a frame. Its caption says the same. */
export function Picture({ frames, at }: Props) {
  const { own } = useActivityContext();
  const box = useRef<HTMLDivElement>(null);
  const figure = frames[at]?.figure;
  useEffect(() => {
    if (box.current) animateIn(box.current);
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
        {/* The invisible texts reserve the height of the longest, so that the buttons do not move. */}
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

/** Animates figure and points one after the other, unless the reader wants less motion. */
function animateIn(box: HTMLElement): void {
  if (wantsLessMotion()) return;
  for (const [place, part] of [...box.querySelectorAll('svg, .shown > p, .shown li')].entries())
    part.animate([{ opacity: 0, transform: 'translateY(0.6rem)' }, {}], {
      duration: 450,
      delay: place * 220,
      fill: 'backwards',
      easing: 'ease-out',
    });
}
