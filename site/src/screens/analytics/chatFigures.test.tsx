import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChatFigures } from './ChatFigures.tsx';

const chat = {
  crisis: 2,
  answered: [{ topic: 'autism', title: 'Autism', count: 1200 }],
  unanswered: [{ topic: 'school', title: null, count: 3 }],
};
const drawn = (lang: string, figures = chat) => renderToStaticMarkup(<ChatFigures chat={figures} lang={lang} />);

it('shows subjects in the language of the page and marks titles of answers as English', () => {
  const html = drawn('es');
  expect(html).toContain('2 mensajes llevaron a las líneas de ayuda.');
  expect(html).toMatch(/Escuela<\/th><td[^>]*>3</);
  expect(html).toMatch(/<bdi lang="en">Autism<\/bdi><\/th><td[^>]*>1[.\s ]?200</);
});

it('shows a text and no line about crises when nothing was asked', () => {
  const html = drawn('en', { crisis: 0, answered: [], unanswered: [] });
  expect(html).toContain('Nothing has been asked yet.');
  expect(html).not.toContain('help lines');
});
