/** The button that opens the accessibility settings, and what those of this reader do on a page beyond how it looks. */
export function watchSettings(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.settings-button');
    // Fetched at the first press; where the line is down, the next one tries again.
    if (button) import('./followSettings.ts').then(({ open }) => open(button)).catch(() => {});
  });
  const { dataset } = document.documentElement;
  const follow = () => 'settings' in dataset && import('./followSettings.ts').catch(() => {});
  follow();
  // Another tab chose its first.
  addEventListener('storage', follow);
}
