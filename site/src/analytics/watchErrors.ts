import { track } from './track.ts';

/** Maximum number of errors that a page reports, repeated errors not counted. */
const MAX_REPORTED_ERRORS = 5;

/** Reports uncaught errors by kind and by place in our own scripts, never by message, which may quote a person. */
export function watchErrors(): void {
  const seen = new Set<string>();
  const report = (reason: unknown, context: string) => {
    const error = reason instanceof Error ? reason.name : 'Error';
    const both = `${error} ${context}`;
    if (seen.size >= MAX_REPORTED_ERRORS || seen.has(both)) return;
    seen.add(both);
    track('error', { error, context });
  };
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    report(error, formatPlace(filename, lineno, colno)),
  );
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
}

function formatPlace(filename: string, line: number, column: number): string {
  const path = URL.parse(filename, location.href)?.pathname ?? '';
  // An error of an inline script has the page's address as its file name.
  return path.endsWith('.js') ? `${path}:${line}:${column}` : 'page';
}
