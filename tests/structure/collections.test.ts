import type { CollectionConfig } from 'payload';
import { expect, it, vi } from 'vitest';

const made = vi.hoisted(() => new WeakSet<object>());

vi.mock('@common-ground/cms/src/payload/collections/defineCollection.ts', async (original) => {
  const module = await original<typeof import('@common-ground/cms/src/payload/collections/defineCollection.ts')>();
  return {
    ...module,
    defineCollection: (...args: Parameters<typeof module.defineCollection>) => {
      const collection = module.defineCollection(...args);
      made.add(collection);
      return collection;
    },
  };
});

it('builds every collection with the factory that demands access rules', async () => {
  const { collections } = await import('@common-ground/cms/src/payload/collections/index.ts');
  const others = (collections as CollectionConfig[]).filter((collection) => !made.has(collection));
  expect(others.map(({ slug }) => slug)).toEqual([]);
  expect(collections.length).toBeGreaterThanOrEqual(25);
});

it("configures exactly those collections, apart from Payload's own", async () => {
  Object.assign(process.env, {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    PAYLOAD_SECRET: 'x'.repeat(32),
    SITE_URL: 'http://test',
  });
  const { collections } = await import('@common-ground/cms/src/payload/collections/index.ts');
  const { default: config } = await import('@common-ground/cms/payload.config.ts');
  // Payload adds its own collections to the same list.
  const ours = (list: { slug: string }[]) =>
    list
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-'))
      .sort();
  expect(ours((await config).collections)).toEqual(ours(collections));
});
