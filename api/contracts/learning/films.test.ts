import { expect, it } from 'vitest';
import { findCaptionFault } from './films.ts';

const CUE = '00:01.000 --> 00:04.000\nGood morning.';

it.each([
  ['a WEBVTT line and one cue', `WEBVTT\n\n${CUE}`],
  [
    'a byte order mark, Windows line breaks, hours, an id and settings',
    `\uFEFFWEBVTT - Film\r\n\r\n1\r\n00:00:01.000 --> 00:00:04.000 line:80%\r\nHello.`,
  ],
  [
    'a header, a note, a style and a voice tag',
    `WEBVTT\nKind: captions\n\nNOTE by hand\n\nSTYLE\n::cue { color: white }\n\n${CUE}\n\n00:04.000 --> 00:05.000\n<v Ada>Yes`,
  ],
])('accepts captions with %s', (_, text) => {
  expect(findCaptionFault(text)).toBeNull();
});

it.each([
  ['no text', '', /WEBVTT/],
  ['no WEBVTT line, as in SubRip', `1\n00:00:01,000 --> 00:00:04,000\nHello.`, /WEBVTT/],
  ['commas in the times, as in SubRip', `WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nHello.`, /^Line 3: a time/],
  ['no cue', 'WEBVTT\n\nNOTE nothing yet', /nothing to be shown/],
  ['a text without a time', 'WEBVTT\n\nGood morning.', /^Line 3: no time/],
  ['a cue that ends before it begins', `WEBVTT\n\n00:04.000 --> 00:01.000\nHello.`, /^Line 3: it ends/],
  [
    'a cue that begins before the previous one',
    `WEBVTT\n\n00:02.000 --> 00:03.000\nTwo.\n\n${CUE}`,
    /^Line 6: it begins/,
  ],
  ['a cue without text', `WEBVTT\n\n00:02.000 --> 00:03.000\n\n${CUE}`, /^Line 3: nothing/],
])('returns the fault of captions with %s', (_, text, fault) => {
  expect(findCaptionFault(text)).toMatch(fault);
});
