import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';

/** Content over HTTP, one GET a call: `{base}/{method}?args=[...]`. For development and the static build. */
export class HttpContentSource implements ContentSource {
  readonly #base: string;

  constructor(base: string) {
    this.#base = base.replace(/\/+$/, '');
  }

  static fromEnvironment(): HttpContentSource {
    const base = process.env.CONTENT_URL;
    if (!base) throw new Error('CONTENT_URL is not set: it is where pages take their content from in development.');
    return new HttpContentSource(base);
  }

  languages: ContentSource['languages'] = () => this.#call('languages');
  categories: ContentSource['categories'] = (...args) => this.#call('categories', args);
  category: ContentSource['category'] = (...args) => this.#call('category', args);
  categoryConditions: ContentSource['categoryConditions'] = (...args) => this.#call('categoryConditions', args);
  featured: ContentSource['featured'] = (...args) => this.#call('featured', args);
  condition: ContentSource['condition'] = (...args) => this.#call('condition', args);
  related: ContentSource['related'] = (...args) => this.#call('related', args);
  categoryPages: ContentSource['categoryPages'] = (...args) => this.#call('categoryPages', args);
  sitemapShards: ContentSource['sitemapShards'] = () => this.#call('sitemapShards');
  sitemapShard: ContentSource['sitemapShard'] = (...args) => this.#call('sitemapShard', args);
  newest: ContentSource['newest'] = (...args) => this.#call('newest', args);
  learningPaths: ContentSource['learningPaths'] = () => this.#call('learningPaths');
  pages: ContentSource['pages'] = () => this.#call('pages');
  page: ContentSource['page'] = (...args) => this.#call('page', args);

  async #call<T>(method: keyof ContentSource, args: unknown[] = []): Promise<T> {
    const url = `${this.#base}/${method}?args=${encodeURIComponent(JSON.stringify(args))}`;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The content server answered ${response.status} to ${url}`);
    return response.json() as Promise<T>;
  }
}
