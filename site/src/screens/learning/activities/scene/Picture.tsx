import { useEffect, useRef } from 'react';
import { useActivityContext } from '../activityContext.ts';
import { figures } from './figures.ts';
import type { Frame } from './usePlayer.ts';

/** What a frame shows: a figure, its heading and its points. The caption says it all as well. */
export function Picture({ frame }: { frame: Frame }) {
  const { own } = useActivityContext();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current) comeIn(box.current);
  }, [frame]);
  return (
    <div
      className="grid min-h-76 grid-cols-1 items-center justify-items-center gap-5 overflow-hidden rounded-soft border border-line bg-sunken p-6 @pair:grid-cols-[auto_1fr] @pair:justify-items-start"
      ref={box}
    >
      <svg
        className="size-36 text-action @pair:size-48"
        viewBox="0 0 64 64"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M2 60q10-6 20 0t20 0 20 0" opacity=".4" />
        <path d={figures[frame.figure]} />
      </svg>
      <div className="grid grid-cols-1 gap-3" {...own}>
        {frame.heading && <p className="font-heading text-h3 font-semibold">{frame.heading}</p>}
        {frame.points && (
          <ul className="marked grid list-disc gap-2 ps-[1.4rem]">
            {frame.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Figure and points come up one after the other; for those who asked for less motion all of it stands at once. */
function comeIn(box: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [place, part] of [...box.querySelectorAll('svg, p, li')].entries())
    part.animate([{ opacity: 0, transform: 'translateY(0.6rem)' }, {}], {
      duration: 450,
      delay: place * 220,
      fill: 'backwards',
      easing: 'ease-out',
    });
}
