import { deskEndpoints, endpoints } from '@common-ground/api/endpoints.ts';
import { defineEndpoint, type Repetition } from '@common-ground/api/platform/defineEndpoint.ts';
import { CREATING_CALLS } from '@common-ground/site/src/session/session.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

/** Calls that create a record with each request, unless `createOnce` recognises it. */
const CREATING = [
  'appeal',
  'createPost',
  'createTopic',
  'reportContent',
  'restoreRevision',
  'sendMessage',
  'startDiscussion',
  'submitCondition',
  'suggestEdit',
];
/** Calls that count each request and create no record that readers or reviewers see. */
const COUNTED = [
  'answerInPreview learning-path-translations',
  'answerInPreview learning-paths',
  'beginSecondFactor',
  'login',
  'openDesk',
  'proposeSecondFactor',
  'requestEmailVerification',
  'requestPasswordReset',
  'sendEvent',
];

const rows = [...endpoints, ...deskEndpoints];
const findCallNames = (how: Repetition) =>
  rows
    .filter(({ repeated }) => repeated === how)
    .map(({ call }) => call.name)
    .sort();
const takesKey = (body: z.ZodType) => body instanceof z.ZodObject && 'key' in body.shape;

describe('repeated requests', () => {
  it('are handled by each POST as its row says', () => {
    const posts = rows.filter(({ call }) => call.method === 'POST');
    expect(posts.filter(({ repeated }) => repeated === undefined)).toEqual([]);
    const [post] = posts;
    if (!post) throw new Error('There is no POST');
    const { repeated: _, ...silent } = post;
    expect(() => defineEndpoint(silent as never)).toThrow('set `repeated`');
  });

  it('create one record in the creating calls, which take a key, and count in the listed calls', () => {
    expect(findCallNames('once')).toEqual(CREATING);
    expect(findCallNames('again')).toEqual(COUNTED);
    expect(
      rows
        .filter(({ call }) => takesKey(call.body))
        .map(({ call }) => call.name)
        .sort(),
    ).toEqual(CREATING);
  });

  it("have a key in exactly the creating calls of the site's client", () => {
    const posts = endpoints.filter(({ call }) => call.method === 'POST');
    const toPaths = (chosen: typeof posts) => chosen.map(({ call }) => call.path);
    const withKey = posts.filter(({ call }) => CREATING_CALLS.test(`${call.path.replaceAll(/\{\w+\}/g, '1')}?lang=es`));
    expect(toPaths(withKey)).toEqual(toPaths(posts.filter(({ repeated }) => repeated === 'once')));
  });
});
