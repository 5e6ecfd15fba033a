const KEY = 'theme';
const root = document.documentElement;

/** Theme choices: stored, and shown as pressed. What is stored is put on the page, in every open tab, by first-paint.js. */
export function watchTheme(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]');
  const show = () => {
    for (const button of buttons)
      button.ariaPressed = String(button.dataset.themeChoice === (root.dataset.theme ?? 'system'));
  };
  show();
  for (const button of buttons) {
    button.addEventListener('click', () => {
      choose(button.dataset.themeChoice ?? 'system');
      show();
    });
  }
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}

function choose(theme: string): void {
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Storage may be closed to us; the choice then lasts as long as the page.
  }
}
