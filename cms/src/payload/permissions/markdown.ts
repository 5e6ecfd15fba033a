export function markdownTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? '').length)));
  const line = (cells: string[]) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

/** Merges rows with the same cells into one, with all their names in the first cell. */
export function groupRows(rows: [name: string, ...cells: string[]][]): string[][] {
  const groups = new Map<string, { names: string[]; cells: string[] }>();
  for (const [name, ...cells] of rows) {
    const key = JSON.stringify(cells);
    const group = groups.get(key) ?? { names: [], cells };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ names, cells }) => [names.join(', '), ...cells]);
}
