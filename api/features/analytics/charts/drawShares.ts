import { scaleLinear } from 'd3-scale';
import { stack } from 'd3-shape';
import { type Direction, drawMarks, drawPicture, label, round, toTooltip, WIDTH } from './plane.ts';

export type Share = { label: string; parts: { done: number; behind: number; missing: number }; text: string };

const ROW = 52;
const BAR = 20;
const PARTS = ['done', 'behind', 'missing'] as const;
/** Fills of the parts: full, striped and empty, so that the parts differ without colours. */
const LOOKS = {
  done: 'fill="currentColor"',
  behind: 'fill="url(#stripes)"',
  missing: 'fill="none"',
};
const STRIPES =
  '<defs><pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.5" height="6" fill="currentColor" stroke="none"/></pattern></defs>';

/** Draws a bar for each share, from the side where text of the language starts. */
export function drawShares({
  title,
  shares,
  direction,
}: {
  title: string;
  shares: Share[];
  direction: Direction;
}): string {
  const most = Math.max(1, ...shares.map(({ parts }) => parts.done + parts.behind + parts.missing));
  const scale = scaleLinear([0, most], direction === 'rtl' ? [WIDTH - 2, 2] : [2, WIDTH - 2]);
  const layers = stack<Share, (typeof PARTS)[number]>()
    .keys(PARTS)
    .value(({ parts }, part) => parts[part])(shares);
  const rows = shares.map((share, place) => {
    const top = place * ROW;
    const bars = layers.map((layer) => {
      const [from = 0, to = 0] = layer[place] ?? [];
      const ends = [scale(from), scale(to)].sort((one, other) => one - other) as [number, number];
      return `<rect x="${round(ends[0])}" y="${top + 24}" width="${round(ends[1] - ends[0])}" height="${BAR}" ${LOOKS[layer.key]}/>`;
    });
    // Isolates the name, which may have the other direction.
    const name = label({
      x: scale(0),
      y: top + 17,
      text: `\u2068${share.label}\u2069 · ${share.text}`,
      anchor: 'start',
    });
    return `${name}${drawMarks([`<g stroke-width="1">${toTooltip(share.text)}${bars.join('')}</g>`])}`;
  });
  return drawPicture({ title, height: Math.max(1, shares.length) * ROW, parts: [STRIPES, ...rows] });
}
