import type {
  PublisherFailure,
  PublisherState,
  Rebuild,
} from '@common-ground/api/contracts/publishing/publisherState.ts';

const LABEL_WIDTH = 16;

export function isWell({ isAway, failed }: PublisherState): boolean {
  return !isAway && failed === 0;
}

export function describeState(state: PublisherState): string {
  const { pending, waitingSince, last, pages, failed, failures, rebuild } = state;
  const rows: [label: string, text: string][] = [
    [
      'Publisher',
      state.isAway ? `not responding${state.seenAt ? ` since ${withoutMilliseconds(state.seenAt)}` : ''}` : 'running',
    ],
    ['Waiting', pending === 0 ? 'nothing' : `${pending} (since ${withoutMilliseconds(waitingSince ?? '')})`],
    ['Last published', last ? describeLastPublished(last) : 'nothing yet'],
    ['Pages in place', pages.toLocaleString('en')],
    ['Failed', failed === 0 ? 'nothing' : String(failed)],
    ...failures.map((failure): [string, string] => ['', describeFailure(failure)]),
    ['Rebuild', rebuild ? describeRebuild(rebuild) : 'never'],
  ];
  return rows.map(([label, text]) => `${label.padEnd(LABEL_WIDTH)}${text}`).join('\n');
}

export function describeRebuild({ requestedAt, startedAt, finishedAt, total, done, failed }: Rebuild): string {
  const failures = failed > 0 ? `, ${failed} failed` : '';
  if (!startedAt || (total === 0 && !finishedAt)) return `requested at ${withoutMilliseconds(requestedAt)}`;
  if (!finishedAt) return `${done.toLocaleString('en')} of ${total.toLocaleString('en')} pages${failures}`;
  const seconds = (Date.parse(finishedAt) - Date.parse(startedAt)) / 1000;
  return `${total.toLocaleString('en')} pages in ${seconds.toFixed(1)} s${failures}, ended at ${withoutMilliseconds(finishedAt)}`;
}

function describeLastPublished({
  at,
  names,
  changes,
  pages,
  milliseconds,
}: NonNullable<PublisherState['last']>): string {
  const others = changes - names.length;
  const what = names.length > 0 ? ` (${names.join(', ')}${others > 0 ? ` and ${others} more` : ''})` : '';
  return `${withoutMilliseconds(at)}${what}, ${pages.toLocaleString('en')} pages in ${(milliseconds / 1000).toFixed(1)} s`;
}

function describeFailure({ what, reason, since, tries, nextTryAt }: PublisherFailure): string {
  const next = nextTryAt ? `again at ${withoutMilliseconds(nextTryAt)}` : 'not again by itself';
  return `${what}: ${reason} (since ${withoutMilliseconds(since)}, tried ${tries} times, ${next})`;
}

function withoutMilliseconds(iso: string): string {
  return iso.replace(/\.\d+Z$/, 'Z');
}
