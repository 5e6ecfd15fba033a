import type { SanitizedConfig } from 'payload';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Returns the origin of the CMS, and the origins from which it accepts its cookie. On a loopback address the CMS uses
 * relative URLs, and accepts each of the machine's names.
 */
export function toOrigin(siteUrl: string): { serverURL: string; csrf: string[] } {
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (!LOOPBACK.includes(hostname)) return { serverURL: origin, csrf: [origin] };
  return { serverURL: '', csrf: LOOPBACK.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`) };
}

export function secureCookies(siteUrl: string): (config: SanitizedConfig) => SanitizedConfig {
  return (config) => {
    for (const { auth } of config.collections) if (auth) auth.cookies.secure = siteUrl.startsWith('https:');
    return config;
  };
}
