import { expect, it } from 'vitest';
import { captionFault } from './films.ts';

const CUE = '00:01.000 --> 00:04.000\nGood morning.';

it.each([
  ['a first line and a cue', `WEBVTT\n\n${CUE}`],
  [
    'a mark of UTF-8, lines of Windows, hours, names and settings',
    `\uFEFFWEBVTT - Film\r\n\r\n1\r\n00:00:01.000 --> 00:00:04.000 line:80%\r\nHello.`,
  ],
  [
    'a head, notes and styles',
    `WEBVTT\nKind: captions\n\nNOTE by hand\n\nSTYLE\n::cue { color: white }\n\n${CUE}\n\n00:04.000 --> 00:05.000\n<v Ada>Yes`,
  ],
])('accepts captions with %s', (_, text) => {
  expect(captionFault(text)).toBeNull();
});

it.each([
  ['nothing', '', /WEBVTT/],
  ['lines of another format', `1\n00:00:01,000 --> 00:00:04,000\nHello.`, /WEBVTT/],
  ['times of another format', `WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nHello.`, /^Line 3: a time/],
  ['no cue', 'WEBVTT\n\nNOTE nothing yet', /nothing to be shown/],
  ['a text without a time', 'WEBVTT\n\nGood morning.', /^Line 3: no time/],
  ['an end before its beginning', `WEBVTT\n\n00:04.000 --> 00:01.000\nHello.`, /^Line 3: it ends/],
  ['cues in disorder', `WEBVTT\n\n00:02.000 --> 00:03.000\nTwo.\n\n${CUE}`, /^Line 6: it begins/],
  ['a cue that says nothing', `WEBVTT\n\n00:02.000 --> 00:03.000\n\n${CUE}`, /^Line 3: nothing/],
])('names the fault of captions with %s', (_, text, fault) => {
  expect(captionFault(text)).toMatch(fault);
});
