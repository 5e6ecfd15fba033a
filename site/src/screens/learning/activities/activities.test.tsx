import type { Activity, ActivityKind } from '@common-ground/api/contracts/learning/activities.ts';
import { activityWords } from '@common-ground/api/contracts/wording/learningActivities.ts';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storeDraft } from '../../../session/drafts.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { ActivityProvider } from './activityContext.ts';
import { Film } from './film/Film.tsx';
import { Find } from './find/Find.tsx';
import { Match } from './match/Match.tsx';
import { Order } from './order/Order.tsx';
import { shuffle } from './parts/shuffle.ts';
import { Reflection } from './reflect/Reflection.tsx';
import { Scenario } from './scenario/Scenario.tsx';
import { toSituations } from './scenario/story.ts';
import { Scene } from './scene/Scene.tsx';
import { frameMs } from './scene/usePlayer.ts';
import { Sort } from './sort/Sort.tsx';
import { sampleActivities } from './testing/sampleActivities.ts';

const VIEWS = {
  match: Match,
  sort: Sort,
  order: Order,
  find: Find,
  scenario: Scenario,
  reflect: Reflection,
  scene: Scene,
};
const film: Activity = {
  kind: 'film',
  title: 'A door',
  description: 'It opens.',
  file: '/media/door.mp4',
  captions: [
    { language: 'es', file: '/media/door.es.vtt' },
    { language: 'en', file: '/media/door.vtt' },
  ],
  transcript: 'It opens.\n\nIt closes.',
};
const ofKind = (kind: ActivityKind) =>
  (kind === 'film' ? film : sampleActivities.find((one) => one.kind === kind)) as Activity;

/** Returns the HTML of an activity. `tried` is the stored state of earlier tries. */
function drawn(kind: ActivityKind, tried?: object, lang = 'en'): string {
  if (tried) storeDraft('activity:1:0', null, tried);
  const View = { ...VIEWS, film: Film }[kind] as ComponentType<{ activity: Activity }>;
  const own = lang === 'en' ? {} : { lang: 'en', dir: 'ltr' as const };
  const words = activityWords(lang).activities;
  return renderToStaticMarkup(
    <ActivityProvider value={{ words, lang, own, name: 'activity:1:0', headingId: 'heading', onTried: () => {} }}>
      <View activity={ofKind(kind)} />
    </ActivityProvider>,
  );
}
const count = (html: string, text: string) => html.split(text).length - 1;

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));

describe('activity', () => {
  it.each(['match', 'sort', 'order', 'find', 'scenario'] as const)('hides the reasons of %s before a try', (kind) => {
    const activity = JSON.stringify(ofKind(kind));
    const whys = [...activity.matchAll(/"(?:why|outcome)":"([^"]+)"/g)].map(([, why = '']) => why);
    expect(whys.length).toBeGreaterThan(2);
    const html = drawn(kind);
    for (const why of whys) expect(html).not.toContain(why);
  });

  it.each([
    ['match', { chosen: { 0: 0, 1: 2 }, tried: { 0: 0, 1: 2 } }, 1, 1],
    ['sort', { chosen: { 0: 0, 1: 0 }, tried: { 0: 0, 1: 0 } }, 1, 1],
    ['order', { order: [0, 2, 1], tried: [0, 2, 1] }, 1, 2],
  ] as const)('shows after a try of %s which parts are right and which are not', (kind, tried, right, wrong) => {
    const html = drawn(kind, tried);
    expect(count(html, '<span>Right')).toBe(right);
    expect(count(html, '<span>Not right')).toBe(wrong);
    expect(html).toContain(`Right: ${right} of `);
    expect(html).toContain('Start again');
  });

  it('distinguishes wrongly marked, found, missed and rightly unmarked parts of a text', () => {
    const html = drawn('find', { marked: [0, 1], tried: [0, 1] });
    for (const [said, why] of [
      ['Not one of them', 'It is plain.'],
      ['Found', 'She did not say that she suffers.'],
      ['Missed: this is one of them', 'A wheelchair takes her where she wants to go.'],
      ['Rightly left out', 'It asks.'],
    ])
      expect(html).toMatch(new RegExp(`<span>${said}</span></p><p[^>]*>${why}</p>`));
  });

  it('hides the reason of a part that was changed after a try', () => {
    const html = drawn('match', { chosen: { 0: 1 }, tried: { 0: 0 } });
    expect(html).not.toContain('Belongs to');
  });

  it('marks texts that are in another language than the page', () => {
    const html = drawn('sort', undefined, 'ar');
    expect(html).toMatch(/<legend[^>]* lang="en" dir="ltr"/);
    expect(html).toContain('>تحقّق</button>');
  });

  it('restores a written thought, and says beside the field that it is not sent', () => {
    const html = drawn('reflect', { written: { 0: 'my own' } });
    expect(html).toContain('>my own</textarea>');
    expect(html).toMatch(/<p class="hint" id="([^"]+)">What you write is not sent\..*aria-describedby="\1"/s);
  });

  it('shows a film with its captions and transcript', () => {
    const html = drawn('film');
    expect(html).toMatch(/<video[^>]* controls.*<track kind="captions" src="\/media\/door.es.vtt" srclang="es"/is);
    expect(html.match(/<track[^>]* default=""/g)?.join()).toContain('door.vtt');
    expect(
      drawn('film', undefined, 'es')
        .match(/<track[^>]* default=""/g)
        ?.join(),
    ).toContain('door.es.vtt');
    expect(html).toContain('<p>It closes.</p>');
  });

  it('shows the number of the picture, the speed and the whole transcript of a scene', () => {
    const html = drawn('scene', { at: 1, rate: 1.5 });
    expect(html).toContain('Picture 2 of ');
    expect(html).toContain('<option value="1.5" selected="">1.5×</option>');
    const { frames } = ofKind('scene') as Extract<Activity, { kind: 'scene' }>;
    const transcript = html.slice(html.indexOf('<ol'));
    for (const { say } of frames) expect(transcript).toContain(say);
  });
});

it('lists the situations of a story that the choices lead to', () => {
  const { scenes } = ofKind('scenario') as Extract<Activity, { kind: 'scenario' }>;
  const told = (choices: number[], wentOn: number) =>
    toSituations(scenes, { choices, wentOn }).map(({ text, chosen }) => [
      scenes.findIndex((one) => one.text === text),
      chosen?.text,
    ]);
  expect(told([], 0)).toEqual([[0, undefined]]);
  expect(told([0], 1)).toEqual([
    [0, scenes[0]?.choices[0]?.text],
    [scenes[0]?.choices[0]?.next, undefined],
  ]);
  // Stored for another edition, with choices that do not exist any more.
  expect(told([9, 9], 5)).toEqual([[0, undefined]]);
});

it.each([2, 3, 5, 8])('shuffles %s parts the same way each time, and leaves none at its place', (length) => {
  const order = shuffle(length, 'activity:1:0');
  expect(order).toEqual(shuffle(length, 'activity:1:0'));
  expect([...order].sort()).toEqual(order.map((_, place) => place));
  expect(order.filter((place, at) => place === at)).toEqual([]);
});

it('shows a caption as long as reading takes, and at least three seconds at normal speed', () => {
  expect(frameMs('Short.', 1)).toBe(3000);
  expect(frameMs('Short.', 1.5)).toBe(2000);
  expect(frameMs('a'.repeat(130), 1)).toBe(10_000);
});
