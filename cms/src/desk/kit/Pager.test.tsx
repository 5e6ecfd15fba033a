import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Pager } from './Pager.tsx';

const rendered = (page: number) =>
  renderToStaticMarkup(
    <Pager label="Pages" page={page} size={50} total={60} addressOf={(to) => `/list?page=${to}`} />,
  ).replaceAll(/ class="[^"]*"/g, '');

it('shows the position in the list, with links to the pages beside it', () => {
  expect(rendered(2)).toBe(
    '<nav aria-label="Pages"><p>51 to 60 of 60</p><a rel="prev" href="/list?page=1">Previous page</a></nav>',
  );
});

it('shows only the way back on a page beyond the last one', () => {
  expect(rendered(9)).toBe('<nav aria-label="Pages"><a rel="prev" href="/list?page=2">Previous page</a></nav>');
});
