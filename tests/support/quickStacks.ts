/**
 * Playwright asks where it was called from at each call, and translates all of that by source maps: a seventh of its own
 * processor time. What lies in packages has none, so it is said as it is.
 */
export function translateOwnFramesOnly(): void {
  const translated = Error.prepareStackTrace;
  if (!translated) return;
  Error.prepareStackTrace = (error, frames) => {
    const isOwn = (frame: NodeJS.CallSite) => !/^node:|[\\/]node_modules[\\/]/.test(frame.getFileName() ?? 'node:');
    const head = `${error.name}: ${error.message}`;
    const said = frames.map((frame) =>
      isOwn(frame) ? String(translated(error, [frame])).slice(head.length) : `\n    at ${frame}`,
    );
    return head + said.join('');
  };
}
