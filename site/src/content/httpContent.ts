import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';

/** Returns content over HTTP, one GET a call: `{base}/{method}?args=[...]`. For development and the static build. */
export function httpContent(base: string): ContentSource {
  const call = async (method: string, args: unknown[]) => {
    const url = `${base.replace(/\/+$/, '')}/${method}?args=${encodeURIComponent(JSON.stringify(args))}`;
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The content server answered ${response.status} to ${url}`);
    return response.json();
  };
  return new Proxy({} as ContentSource, {
    get:
      (_, method) =>
      (...args: unknown[]) =>
        call(String(method), args),
  });
}

export function contentFromEnvironment(): ContentSource {
  const base = process.env.CONTENT_URL;
  if (!base) throw new Error('CONTENT_URL is not set: it is where pages take their content from in development.');
  return httpContent(base);
}
