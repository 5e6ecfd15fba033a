/**
 * Loads the code of the settings when their button is pressed, or without a press for a reader who has changed
 * settings.
 */
export function watchSettings(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('.settings-button');
    if (button) import('./followSettings.ts').then(({ open }) => open(button)).catch(() => {});
  });
  const { dataset } = document.documentElement;
  const follow = () => 'settings' in dataset && import('./followSettings.ts').catch(() => {});
  follow();
  // Another tab may have changed the settings.
  addEventListener('storage', follow);
}
