import { calls } from '@common-ground/api/contracts/calls.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../testing/fakeStorage.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

describe('keys of requests that create records', () => {
  const sent: Record<string, unknown>[] = [];
  let answer: () => Promise<Response>;
  const send: typeof fetch = async (_, init) => {
    sent.push(JSON.parse(String(init?.body)));
    return answer();
  };
  const report = async (description: string) => {
    const { clientWith } = await import('./session.ts');
    const body = { contentType: 'condition', contentId: 1, reason: 'spam', description } as const;
    await clientWith(() => null, send)
      .call(calls.reportContent, { body })
      .catch(() => null);
  };

  beforeEach(() => {
    vi.resetModules();
    sent.length = 0;
    vi.stubGlobal('localStorage', fakeStorage());
    answer = async () => Response.json({});
  });

  it('are reused until a response comes, and new for another text or after a response', async () => {
    answer = async () => Promise.reject(new TypeError('no connection'));
    await report('One');
    await report('One');
    await report('Two');
    answer = async () => Response.json({});
    await report('Two');
    await report('Two');
    const keys = sent.map(({ key }) => key);
    expect(keys.every((key) => UUID.test(String(key)))).toBe(true);
    expect([keys[0] === keys[1], keys[1] === keys[2], keys[2] === keys[3], keys[3] === keys[4]]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('are reused after a reload, without storing the text', async () => {
    answer = async () => Promise.reject(new TypeError('no connection'));
    await report('Something private');
    expect(localStorage.getItem('unanswered-request')).not.toContain('private');
    vi.resetModules();
    await report('Something private');
    expect([UUID.test(String(sent[0]?.key)), sent[1]?.key]).toEqual([true, sent[0]?.key]);
  });

  it('are reused within the page when storage is full', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    answer = async () => Promise.reject(new TypeError('no connection'));
    await report('One');
    await report('One');
    expect(sent[0]?.key).toMatch(UUID);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
});
