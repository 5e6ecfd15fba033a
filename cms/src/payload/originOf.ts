import type { SanitizedConfig } from 'payload';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Where the admin is reached, and from which origins its cookie is accepted. On one's own machine the address has
 * several names: the admin then asks for relative addresses, and each of the names is accepted.
 */
export function originOf(siteUrl: string): { serverURL: string; csrf: string[] } {
  const { protocol, hostname, port, origin } = new URL(siteUrl);
  if (!LOOPBACK.includes(hostname)) return { serverURL: origin, csrf: [origin] };
  return { serverURL: '', csrf: LOOPBACK.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`) };
}

/** Where readers use https, the cookies of the desk are sent over nothing else. */
export function secureCookies(siteUrl: string): (config: SanitizedConfig) => SanitizedConfig {
  return (config) => {
    for (const { auth } of config.collections) if (auth) auth.cookies.secure = siteUrl.startsWith('https:');
    return config;
  };
}
