// @vitest-environment happy-dom
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAlert } from '../../testing/expectAlert.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { field, press, write } from '../../testing/fields.ts';
import { openBrowser, SOMEBODY, signInHere } from '../../testing/openBrowser.ts';
import Forum from './Forum.island.tsx';

const { forum, topic } = wordingFor('en');

function open(): void {
  render(
    <Forum
      lang="en"
      words={{ forum, topic }}
      languages={[{ code: 'en', nativeName: 'English' }]}
      category={null}
      topics={[]}
      nextCursor={null}
      others={[]}
      figures={null}
    />,
  );
}

describe('the forum', () => {
  it('keeps a new topic when the session ends and reopens its dialog after sign-in', async () => {
    openBrowser('/community/forum', { person: SOMEBODY });
    fakeServer({
      'POST /api/forum/topics': { status: 401, body: 'Sign in required' },
      'GET /api/help-lines': { json: [] },
    });
    open();
    press('New Topic');
    await waitFor(() => field('title'));
    write('title', 'A lift that is broken');
    write('content', 'For a week now.');
    press(/^Create/);
    await expectAlert('What you wrote is still here.');
    cleanup();
    act(() => signInHere(SOMEBODY));
    open();
    await waitFor(() => expect(field('content').value).toBe('For a week now.'));
    expect(document.querySelector('dialog[open]')).toBeTruthy();
  });
});
