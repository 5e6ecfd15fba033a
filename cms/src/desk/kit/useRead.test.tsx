// @vitest-environment happy-dom
import { getUserSecondFactor } from '@common-ground/api/contracts/accounts/deskAccounts.ts';
import type { CallOutput } from '@common-ground/api/contracts/client.ts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRead } from './useRead.ts';

type Standing = CallOutput<typeof getUserSecondFactor>;
type Props = { initial?: Standing; since?: string; againAfter?: (answer: Standing, times: number) => number | null };

const on: Standing = { isOn: true, since: null, events: [] };
const off: Standing = { ...on, isOn: false };

/** The cache outlives a test, so each test reads another account. */
let id = 0;
let answer: (response: Response | Error) => Promise<void>;
let requests: string[];
let askAgain: () => Promise<void>;

function Shown({ label = 'factor', ...options }: Props & { label?: string }) {
  const read = useRead(getUserSecondFactor, { params: { id }, ...options });
  askAgain = read.askAgain;
  return <p data-testid={label}>{read.answer ? (read.answer.isOn ? 'on' : 'off') : 'unknown'}</p>;
}

const shown = (label = 'factor') => screen.getByTestId(label).textContent;
const path = () => `/cms/api/users/${id}/second-factor`;

beforeEach(() => {
  id += 1;
  requests = [];
  const pending: ((response: Response | Error) => void)[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return new Promise<Response>((resolve, reject) =>
      pending.push((response) => (response instanceof Error ? reject(response) : resolve(response))),
    );
  });
  answer = async (response) => {
    await waitFor(() => expect(pending).not.toEqual([]));
    await act(async () => pending.shift()?.(response));
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('useRead', () => {
  it('sends one request for all components that read a path', async () => {
    render([<Shown key="a" label="a" />, <Shown key="b" label="b" />]);
    expect(shown('a')).toBe('unknown');
    await answer(Response.json(on));
    await waitFor(() => expect([shown('a'), shown('b')]).toEqual(['on', 'on']));
    expect(requests).toEqual([path()]);
  });

  it('sends no request without a row', async () => {
    const Without = () => <p data-testid="factor">{useRead(null).answer === null && 'nothing'}</p>;
    render(<Without />);
    await act(async () => {});
    expect(shown()).toBe('nothing');
    expect(requests).toEqual([]);
  });

  it('shows the initial response on the server and in the browser without a request', async () => {
    expect(renderToString(<Shown initial={on} />)).toContain('>on<');
    expect(renderToString(<Shown />)).toContain('>unknown<');
    render(<Shown initial={on} />);
    await act(async () => {});
    expect(shown()).toBe('on');
    expect(requests).toEqual([]);
  });

  it('updates mounted components with the newer initial response of another', async () => {
    const { rerender } = render([<Shown key="a" label="a" initial={on} />]);
    rerender([<Shown key="a" label="a" initial={on} />, <Shown key="b" label="b" initial={off} />]);
    await waitFor(() => expect([shown('a'), shown('b')]).toEqual(['off', 'off']));
  });

  it('keeps the last response when a request fails and drops it after a 404', async () => {
    render(<Shown />);
    await answer(Response.json(on));
    await waitFor(() => expect(shown()).toBe('on'));
    for (const failure of [new TypeError('Failed to fetch'), new Response('{}', { status: 503 })]) {
      const again = askAgain();
      await answer(failure);
      await again;
      expect(shown()).toBe('on');
    }
    const again = askAgain();
    await answer(new Response('{}', { status: 404 }));
    await again;
    expect(shown()).toBe('unknown');
  });

  it('requests again after a pending request, which may be older than the change', async () => {
    render(<Shown />);
    let isDone = false;
    const again = askAgain().then(() => {
      isDone = true;
    });
    await answer(Response.json(on));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(isDone).toBe(false);
    await answer(Response.json(off));
    await again;
    await waitFor(() => expect(shown()).toBe('off'));
  });

  it.each(['when `since` changes', 'when it is mounted again'])('requests again %s', async (when) => {
    const { rerender, unmount } = render(<Shown since="a" />);
    await answer(Response.json(on));
    await waitFor(() => expect(shown()).toBe('on'));
    if (when.includes('mounted')) {
      unmount();
      render(<Shown since="a" />);
    } else rerender(<Shown since="b" />);
    await answer(Response.json(off));
    await waitFor(() => expect(shown()).toBe('off'));
    expect(requests).toHaveLength(2);
  });

  it('requests again after the wait until there is none, also after a failure', async () => {
    const againAfter = vi.fn((_: Standing, times: number) => (times < 3 ? 0 : null));
    render(<Shown againAfter={againAfter} />);
    await answer(Response.json(on));
    await answer(new TypeError('Failed to fetch'));
    await answer(Response.json(off));
    await waitFor(() => expect(shown()).toBe('off'));
    expect(againAfter.mock.calls.map(([, times]) => times)).toEqual([1, 2, 3]);
    expect(requests).toHaveLength(3);
  });

  it('sends a request that was due in a hidden tab when the tab is visible again', async () => {
    const due = Promise.withResolvers<void>();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const againAfter = () => {
      window.dispatchEvent(new Event('visibilitychange'));
      // Two timers, because the timer of the request is started between them.
      setTimeout(() => setTimeout(due.resolve));
      return 0;
    };
    render(<Shown initial={on} againAfter={againAfter} />);
    await due.promise;
    expect(requests).toEqual([]);
    hidden.mockReturnValue(false);
    window.dispatchEvent(new Event('visibilitychange'));
    expect(requests).toEqual([path()]);
  });
});
