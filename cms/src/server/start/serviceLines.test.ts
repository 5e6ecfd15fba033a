import { logDestination } from '@common-ground/api/platform/log/log.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findErrorText, parseServiceLine, type ServiceLine, writeServiceLine } from './serviceLines.ts';

const EVENT =
  '{"level":"error","time":"t","process":"web","code":"23505","reason":"duplicate","message":"a request failed"}';
const parse = (text: string) => parseServiceLine('cms', text) as ServiceLine;

describe('line of a process', () => {
  afterEach(() => void vi.restoreAllMocks());
  const write = (text: string): string => {
    const written = vi.spyOn(logDestination, 'write').mockReturnValue();
    writeServiceLine(parse(text));
    return String(written.mock.calls[0]?.[0]);
  };

  it('is passed on as it is when it is an event', () => {
    expect(write(EVENT)).toBe(`${EVENT}\n`);
  });

  it.each(['Ready for ada@example.org', '{"level":1', '{"a":1}'])('becomes an event of its process: %s', (text) => {
    const event = JSON.parse(write(text));
    expect(event).toMatchObject({
      level: 'info',
      process: 'cms',
      message: text.replace('ada@example.org', '[address]'),
    });
    expect(new Date(event.time).toISOString()).toBe(event.time);
  });

  it('is left out when it says nothing', () => {
    expect(
      ['    at run (a.ts:1:2)', ' ', 'Running next.config.ts'].map((text) => parseServiceLine('cms', text)),
    ).toEqual([null, null, null]);
  });

  it('has the text of an error only at the levels error and fatal', () => {
    expect(findErrorText(parse(EVENT))).toBe('a request failed: 23505 duplicate');
    expect(findErrorText(parse(EVENT.replace('error', 'warn')))).toBeNull();
    expect(findErrorText(parse('some text'))).toBeNull();
  });
});
