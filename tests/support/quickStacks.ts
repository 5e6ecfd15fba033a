/**
 * Translates only the project's stack frames. Playwright reads the stack at each call and translates all frames by
 * source maps, which takes a seventh of its processor time. Frames of packages have no source maps.
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
