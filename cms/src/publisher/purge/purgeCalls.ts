import { EVERYTHING } from './Purge.ts';

export type PurgeCall = { url: string; headers: Record<string, string>; body: object | null };

export type PurgeSettings = {
  CDN_PURGE: 'none' | 'webhook' | 'fastly' | 'cloudflare';
  CDN_PURGE_URL?: string | undefined;
  CDN_SERVICE?: string | undefined;
  CDN_PURGE_TOKEN?: string | undefined;
  SITE_URL: string;
};

/** How a CDN is called. `URL` and `HOST` are replaced in tests. */
export type PurgeAdapter = {
  /** Most paths in a call. */
  atATime: number;
  /** Returns the call for some paths, or for everything. */
  toCall: (paths: readonly string[] | 'everything') => PurgeCall;
};

/** Bases of the documented addresses. A webhook has its own. */
export const API_BASES = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com/client/v4' };

/** Returns the adapter of the settings; null without a CDN. */
export function createPurgeAdapter(settings: PurgeSettings, bases = API_BASES): PurgeAdapter | null {
  const { CDN_PURGE, CDN_PURGE_URL = '', CDN_SERVICE = '', CDN_PURGE_TOKEN: token, SITE_URL } = settings;
  const bearer: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  switch (CDN_PURGE) {
    case 'none':
      return null;
    case 'webhook':
      return {
        atATime: 500,
        toCall: (paths) => ({
          url: CDN_PURGE_URL,
          headers: bearer,
          body: { paths: paths === 'everything' ? [EVERYTHING] : paths.map(toRequestPath) },
        }),
      };
    // https://www.fastly.com/documentation/reference/api/purging/
    case 'fastly': {
      const service = `${bases.fastly}/service/${encodeURIComponent(CDN_SERVICE)}`;
      const headers = { 'fastly-key': String(token), accept: 'application/json' };
      return {
        atATime: 256,
        toCall: (paths) =>
          paths === 'everything'
            ? { url: `${service}/purge_all`, headers, body: null }
            : { url: `${service}/purge`, headers, body: { surrogate_keys: paths.map(toRequestPath) } },
      };
    }
    // https://developers.cloudflare.com/api/resources/cache/methods/purge/
    case 'cloudflare':
      return {
        atATime: 30,
        toCall: (paths) => ({
          url: `${bases.cloudflare}/zones/${encodeURIComponent(CDN_SERVICE)}/purge_cache`,
          headers: bearer,
          body:
            paths === 'everything'
              ? { purge_everything: true }
              : { files: paths.map((one) => SITE_URL + toRequestPath(one)) },
        }),
      };
  }
}

/** Returns a path as browsers send it. */
function toRequestPath(path: string): string {
  return new URL(path, 'http://site').pathname;
}
