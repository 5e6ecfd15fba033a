import { track } from './track.ts';

/** One that repeats itself says nothing new. */
const MOST = 5;

/** Reports what nobody caught: its kind and the place in our own scripts, never its message, which may quote a person. */
export function watchErrors(): void {
  const seen = new Set<string>();
  const report = (reason: unknown, context: string) => {
    const error = reason instanceof Error ? reason.name : 'Error';
    const both = `${error} ${context}`;
    if (seen.size >= MOST || seen.has(both)) return;
    seen.add(both);
    track('error', { error, context });
  };
  addEventListener('error', ({ error, filename, lineno, colno }) => report(error, placeOf(filename, lineno, colno)));
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
}

function placeOf(filename: string, line: number, column: number): string {
  const path = URL.parse(filename, location.href)?.pathname ?? '';
  // An error of a page's own script names the page.
  return path.endsWith('.js') ? `${path}:${line}:${column}` : 'page';
}
