import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Marked } from './Marked.tsx';

const draw = (text: string, marks: [number, number][]) =>
  renderToStaticMarkup(<Marked text={text} marks={marks} />).replace(/ class="[^"]*"/g, '');

it('marks words and keeps all other characters of the text', () => {
  const html = draw('Sleep that is hard to start, and poor sleep.', [
    [0, 5],
    [38, 43],
  ]);
  expect(html.match(/<mark>.*?<\/mark>/g)).toEqual(['<mark>Sleep</mark>', '<mark>sleep</mark>']);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('Sleep that is hard to start, and poor sleep.');
});

it('escapes markup in the text, and shows a text without marks as it is', () => {
  expect(draw('<b>a</b>', [])).toBe('<span>&lt;b&gt;a&lt;/b&gt;</span>');
});
