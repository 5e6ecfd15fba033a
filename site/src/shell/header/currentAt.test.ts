import { describe, expect, it } from 'vitest';
import { render } from '../../testing/render.ts';

async function readMarks(path: string): Promise<string[]> {
  const { html } = await render(path);
  const header = /<header class="site-header.*?<\/header>/s.exec(html)?.[0] ?? '';
  const links = header.replace(/<details class="menu[^>]*language-menu.*?<\/details>/s, '').matchAll(/<a [^>]*>/g);
  return [...links].flatMap(([link]) => {
    const how = / aria-current="?(\w+)/.exec(link)?.[1];
    return how ? [`${/ href="?([^" >]*)/.exec(link)?.[1]} ${how}`] : [];
  });
}

describe('current link of the header', () => {
  it.each([
    ['/', '/ page'],
    ['/community/forum', '/community/forum page'],
    ['/community/forum/support', '/community/forum true'],
    ['/community/topics/1', '/community/forum true'],
    ['/community/archive', '/community/forum true'],
    ['/community/members', '/community/forum true'],
    ['/ar/community/topics/1', '/ar/community/forum true'],
    ['/learning', '/learning page'],
    ['/learning/paths/1', '/learning true'],
    ['/learning/remember', '/learning true'],
    ['/contribute', '/contribute page'],
    ['/suggest', '/contribute true'],
    ['/category/1', undefined],
    ['/auth/login', '/auth/login page'],
    ['/profile', '/profile page'],
    ['/admin/dashboard', '/admin/dashboard page'],
    ['/privacy', undefined],
  ])('on %s has the address and `aria-current` "%s"', async (path, mark) =>
    expect(await readMarks(path)).toEqual(mark ? [mark] : []),
  );
});
