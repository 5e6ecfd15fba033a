/** Maximum bytes of a film. Five minutes at 720 lines take about 50 MB, and an upload may take a minute. */
export const FILM_BYTES = 64 * 1024 * 1024;
export const FILM_FORM_BYTES = 2 * 1024 * 1024;
export const FILM_TYPES = ['mp4', 'webm'] as const;
export type FilmType = (typeof FILM_TYPES)[number];
export const CAPTIONS_LENGTH = 200_000;

/** Path of films and captions. Their names cannot be guessed, and the content of a name never changes. */
export const FILMS_PATH = '/films/';
export const FILM_NAME =
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.(mp4|webm)|\.[a-zA-Z-]{2,20}\.[0-9a-f]{16}\.vtt)$/;

const TIME = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/**
 * Returns what is wrong with captions; null when a browser shows all of them. Browsers skip errors without a message.
 * @see https://www.w3.org/TR/webvtt1/#file-structure
 */
export function findCaptionFault(text: string): string | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) return 'The first line must be WEBVTT';
  let cues = 0;
  let last = 0;
  for (const block of splitBlocks(lines.slice(1))) {
    const at = block.findIndex(({ line }) => line.includes('-->'));
    if (at < 0 && /^(NOTE|STYLE|REGION)\b/.test(block[0]?.line ?? '')) continue;
    // Lines directly after the first line belong to the header.
    if (at < 0 && block[0]?.number === 2) continue;
    const { line = '', number = 0 } = block[at] ?? block[0] ?? {};
    if (at < 0 || at > 1) return `Line ${number}: no time is given, such as 00:00:01.000 --> 00:00:04.000`;
    const [from, to] = line.split('-->').map((part) => parseSeconds(part.trim().split(/\s+/)[0] ?? ''));
    if (from == null || to == null) return `Line ${number}: a time is written as 00:00:01.000 --> 00:00:04.000`;
    if (to <= from) return `Line ${number}: it ends before it begins`;
    if (from < last) return `Line ${number}: it begins before the one above it`;
    if (!block.slice(at + 1).some((one) => one.line.trim())) return `Line ${number}: nothing is said there`;
    last = from;
    cues += 1;
  }
  return cues > 0 ? null : 'There is nothing to be shown in it';
}

function splitBlocks(lines: string[]) {
  const blocks: { line: string; number: number }[][] = [[]];
  for (const [place, line] of lines.entries()) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push({ line, number: place + 2 });
  }
  return blocks.filter((block) => block.length > 0);
}

function parseSeconds(time: string): number | null {
  const [, hours = '0', minutes, seconds, thousandths] = TIME.exec(time) ?? [];
  if (minutes === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${thousandths}`);
}
