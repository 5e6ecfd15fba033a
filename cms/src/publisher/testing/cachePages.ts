import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { RenderedPage, Renderer } from '@common-ground/site/renderer';

/** A call of the content source by a page, with its result as JSON. */
type Question = { name: keyof ContentSource; args: never[]; told: string };

/**
 * Returns a renderer that renders a page again only when the content of one of its calls differs. Pages get all content
 * through `ContentSource`, so equal content gives an equal page.
 */
export function cachePages(renderer: Renderer): Renderer {
  const known = new Map<string, { asked: Question[]; page: RenderedPage }>();
  return {
    ...renderer,
    async render(path, content, preview) {
      const before = known.get(path);
      if (before && (await isToldTheSame(before.asked, content))) return before.page;
      const asked: Question[] = [];
      const page = await renderer.render(path, noting(content, asked), preview);
      known.set(path, { asked, page });
      return page;
    },
  };
}

async function isToldTheSame(asked: Question[], content: ContentSource): Promise<boolean> {
  for (const { name, args, told } of asked) if (told !== (await ask(content, name, args))) return false;
  return true;
}

async function ask(content: ContentSource, name: keyof ContentSource, args: never[]): Promise<string> {
  return written(await (content[name] as (...given: never[]) => Promise<unknown>)(...args));
}

/** Writes `undefined` too, which JSON leaves out. */
const written = (told: unknown) => JSON.stringify(told, (_, value) => (value === undefined ? '(undefined)' : value));

function noting(content: ContentSource, asked: Question[]): ContentSource {
  return new Proxy(content, {
    get(target, key, receiver) {
      const own = Reflect.get(target, key, receiver);
      if (typeof own !== 'function') return own;
      return async (...args: never[]) => {
        const told = await own.apply(target, args);
        asked.push({ name: key as keyof ContentSource, args, told: written(told) });
        return told;
      };
    },
  });
}
