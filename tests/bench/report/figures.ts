export type Figure = {
  what: string;
  value: number;
  unit:
    | 'µs'
    | 'ms'
    | 's'
    | 'pages/s'
    | 'requests/s'
    | 'MB'
    | 'x'
    | 'pages'
    | 'bytes'
    | 'requests'
    | 'queries'
    | 'of 100'
    | '%';
  /** Lowest and highest of the rounds. */
  spread?: [number, number];
  /** Measurements behind the figure. */
  samples?: number;
  target?: { is: 'at most' | 'at least'; value: number };
};

export function isMet({ value, target }: Figure): boolean | undefined {
  if (!target) return undefined;
  return target.is === 'at most' ? value <= target.value : value >= target.value;
}

const HEADINGS = ['what', 'figure', 'spread', 'to reach', 'reached'];

/** The figures as text, a row for each: what, figure, spread, to reach, reached. */
export function rowsOf(figures: Figure[]): string[][] {
  return figures.map((figure) => {
    const { what, value, unit, spread, target } = figure;
    const isSpread = spread && spread[0] !== spread[1];
    return [
      what,
      `${short(value)} ${unit}`,
      isSpread ? `${short(spread[0])} to ${short(spread[1])}` : '',
      target ? `${target.is} ${short(target.value)}` : '',
      target ? (isMet(figure) ? 'yes' : 'NO') : '',
    ];
  });
}

export function tableOf(figures: Figure[]): string {
  const all = [HEADINGS, ...rowsOf(figures)];
  const widths = HEADINGS.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`);
  return [lines[0], `  ${widths.map((width) => '-'.repeat(width)).join('  ')}`, ...lines.slice(1)].join('\n');
}

export function markdownOf(figures: Figure[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(HEADINGS), line(HEADINGS.map(() => '---')), ...rowsOf(figures).map(line)].join('\n');
}

function short(value: number): string {
  if (!Number.isFinite(value)) return '?';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}
