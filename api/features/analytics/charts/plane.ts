import { scaleLinear } from 'd3-scale';

/** Sizes in units of the `viewBox`. Letters are large, because phones draw the chart at four fifths of its size. */
export const WIDTH = 400;
export const HEIGHT = 220;
const TOP = 14;
const BOTTOM = 34;
/** Width of the space for the numbers beside the chart. */
const NUMBERS_WIDTH = 46;
/** Width of the space for half of the last label, on the other side. */
const END_WIDTH = 24;
const LETTERS = 14;

export type Direction = 'ltr' | 'rtl';

/** Area of a chart. Time runs in the direction of the language. */
export type Plane = { x: [number, number]; y: [number, number]; numbersAt: number };

export function planeFor(direction: Direction): Plane {
  const y: [number, number] = [HEIGHT - BOTTOM, TOP];
  return direction === 'rtl'
    ? { x: [WIDTH - NUMBERS_WIDTH, END_WIDTH], y, numbersAt: WIDTH - NUMBERS_WIDTH + 8 }
    : { x: [NUMBERS_WIDTH, WIDTH - END_WIDTH], y, numbersAt: NUMBERS_WIDTH - 8 };
}

/** Returns a scale from zero to a round number that is not below the largest value. */
export function createScale({ y }: Plane, values: (number | null)[]) {
  return scaleLinear([0, Math.max(1, ...values.map((value) => value ?? 0))], y).nice(4);
}

type Grid = {
  plane: Plane;
  scale: ReturnType<typeof createScale>;
  write: (value: number) => string;
  areWhole: boolean;
};

/** Draws horizontal lines with numbers beside them. The text of a number ends at its line, also from right to left. */
export function drawGrid({ plane, scale, write, areWhole }: Grid): string {
  const ticks = scale.ticks(4).filter((tick) => !areWhole || Number.isInteger(tick));
  const lines = ticks.map((tick) => {
    const y = round(scale(tick));
    const line = `<line x1="${plane.x[0]}" x2="${plane.x[1]}" y1="${y}" y2="${y}" stroke-opacity="${tick === 0 ? 0.7 : 0.2}"/>`;
    return line + label({ x: plane.numbersAt, y: y + 5, text: write(tick), anchor: 'end' });
  });
  return `<g class="grid" stroke="currentColor" stroke-width="1">${lines.join('')}</g>`;
}

/** Draws at most `most` labels, so that they do not overlap. */
export function drawDays(days: { x: number; text: string }[], most = 4): string {
  const step = Math.ceil(days.length / most);
  const shown = days.filter((_, place) => (days.length - 1 - place) % step === 0);
  return shown.map(({ x, text }) => label({ x, y: HEIGHT - 10, text, anchor: 'middle' })).join('');
}

type Label = { x: number; y: number; text: string; anchor: 'start' | 'middle' | 'end' };

export function label({ x, y, text, anchor }: Label): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${LETTERS}" fill="currentColor" stroke="none">${escapeXml(text)}</text>`;
}

type Picture = { title: string; height?: number; parts: string[] };

/** Returns an `svg` element with inherited colours, so that it follows themes and forced colours. */
export function drawPicture({ title, height = HEIGHT, parts }: Picture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeXml(title)}">${parts.join('')}</svg>`;
}

export function drawMarks(parts: string[]): string {
  return `<g class="marks" fill="currentColor" stroke="currentColor">${parts.join('')}</g>`;
}

/** Tooltip of the parent element. */
export function toTooltip(text: string): string {
  return `<title>${escapeXml(text)}</title>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
