import { expect, it } from 'vitest';
import { drawOnce } from './drawOnce.ts';

it('draws once for each key, and again what failed', async () => {
  const drawn: string[] = [];
  const draw = (html: string) => async () => {
    drawn.push(html);
    return html;
  };
  await expect(drawOnce('a', () => Promise.reject(new Error('not now')))).rejects.toThrow('not now');
  for (const html of ['<p>1</p>', '<p>2</p>']) expect(await drawOnce('a', draw(html))).toBe('<p>1</p>');
  expect(await drawOnce('b', draw('<p>3</p>'))).toBe('<p>3</p>');
  expect(drawn).toEqual(['<p>1</p>', '<p>3</p>']);
});
