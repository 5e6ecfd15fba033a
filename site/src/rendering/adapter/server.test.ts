import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { loadRenderer } from '../../../renderer.ts';
import { BUILT_SITE } from '../../testing/builtSite.ts';
import { content } from '../../testing/render.ts';

it('rejects a page whose code is missing instead of responding with 404', async () => {
  // Astro logs the error too.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-built-'));
  try {
    for (const part of ['server', 'client/_astro'])
      await cp(path.join(BUILT_SITE, part), path.join(folder, part), { recursive: true });
    const { render } = await loadRenderer(folder);
    expect(await render('/', content)).toMatchObject({ status: 200 });
    await rm(path.join(folder, 'server/chunks'), { recursive: true });
    for (const gone of ['/condition/1', '/about', '/robots.txt', '/condition/99'])
      await expect(render(gone, content), gone).rejects.toThrow('Cannot find module');
    expect(await render('/', content)).toMatchObject({ status: 200 });
    // The next request tries again to load a module that was missing.
    await cp(path.join(BUILT_SITE, 'server/chunks'), path.join(folder, 'server/chunks'), { recursive: true });
    expect(await render('/robots.txt', content)).toMatchObject({ status: 200 });
  } finally {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  }
});
