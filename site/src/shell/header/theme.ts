const KEY = 'theme';
const root = document.documentElement;

/** Stores the chosen theme and marks its button. first-paint.js applies stored themes in every open tab. */
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
    // Storage is full or blocked: the theme then lasts until the page is left.
  }
}
