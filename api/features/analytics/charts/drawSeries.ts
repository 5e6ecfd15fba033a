import { scaleBand, scalePoint } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import {
  createScale,
  type Direction,
  drawDays,
  drawGrid,
  drawMarks,
  drawPicture,
  planeFor,
  round,
  toTooltip,
} from './plane.ts';

/** A point of a series. `value` is null when there was nothing to measure. */
export type Moment = { label: string; value: number | null; text: string };

type Course = {
  title: string;
  moments: Moment[];
  direction: Direction;
  /** Form of the chart: bars for counts by week, an area for many days, points on a line for measurements. */
  as: 'bars' | 'area' | 'points';
  write: (value: number) => string;
};

export function drawSeries({ title, moments, direction, as, write }: Course): string {
  const plane = planeFor(direction);
  const values = moments.map(({ value }) => value);
  const scale = createScale(plane, values);
  const places = moments.map((_, place) => place);
  const band = scaleBand(places, plane.x).paddingInner(0.3);
  const point = scalePoint(places, plane.x);
  const toX = (place: number) => (as === 'bars' ? (band(place) ?? 0) + band.bandwidth() / 2 : (point(place) ?? 0));
  const draw = {
    bars: () =>
      moments.map((moment, place) => drawBar(moment, { x: band(place) ?? 0, width: band.bandwidth(), scale })),
    area: () => [
      `<path fill-opacity="0.18" stroke="none" d="${
        area<Moment>(
          (_, place) => toX(place),
          scale(0),
          ({ value }) => scale(value ?? 0),
        )
          .curve(curveMonotoneX)
          .digits(1)(moments) ?? ''
      }"/>`,
      `<path fill="none" stroke-width="2.5" d="${
        line<Moment>(
          (_, place) => toX(place),
          ({ value }) => scale(value ?? 0),
        )
          .curve(curveMonotoneX)
          .digits(1)(moments) ?? ''
      }"/>`,
      ...moments.map((moment, place) => drawSpot(moment, { x: toX(place), scale, isSeen: false })),
    ],
    points: () => [
      `<path fill="none" stroke-width="2.5" d="${
        line<Moment>(
          (_, place) => toX(place),
          ({ value }) => scale(value ?? 0),
        )
          .defined(({ value }) => value !== null)
          .digits(1)(moments) ?? ''
      }"/>`,
      ...moments.map((moment, place) => drawSpot(moment, { x: toX(place), scale, isSeen: true })),
    ],
  }[as]();
  const days = moments.map(({ label }, place) => ({ x: toX(place), text: label }));
  const grid = drawGrid({ plane, scale, write, areWhole: as !== 'points' });
  return drawPicture({ title, parts: [grid, drawMarks(draw), drawDays(days)] });
}

type Scale = ReturnType<typeof createScale>;

function drawBar({ value, text }: Moment, { x, width, scale }: { x: number; width: number; scale: Scale }): string {
  const y = scale(value ?? 0);
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(scale(0) - y)}" stroke="none">${toTooltip(text)}</rect>`;
}

/** Draws a spot that shows `text` under the pointer. Invisible spots make an area show texts as well. */
function drawSpot({ value, text }: Moment, { x, scale, isSeen }: { x: number; scale: Scale; isSeen: boolean }): string {
  if (value === null) return '';
  const look = isSeen ? 'r="4"' : 'r="6" fill-opacity="0" stroke="none"';
  return `<circle cx="${round(x)}" cy="${round(scale(value))}" ${look}>${toTooltip(text)}</circle>`;
}
