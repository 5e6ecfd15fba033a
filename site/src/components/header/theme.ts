const KEY = 'theme';
const root = document.documentElement;

/** Theme choices: stored, shown as pressed, and followed in every open tab. The first paint is first-paint.js. */
export function watchTheme(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-choice]');
  const show = (stored: string | null) => {
    // Anything but the two fixed themes means System: the style sheet then follows the device, live.
    const theme = stored === 'light' || stored === 'dark' ? stored : 'system';
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    for (const button of buttons) button.ariaPressed = String(button.dataset.themeChoice === theme);
  };
  show(read());
  for (const button of buttons) {
    button.addEventListener('click', () => {
      const theme = button.dataset.themeChoice ?? null;
      show(theme);
      store(theme ?? 'system');
    });
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY || key === null) show(newValue);
  });
  // A page out of the back-forward cache has heard nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && show(read()));
}

// Storage may be closed to us; the choice then lasts as long as the page.
function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return root.dataset.theme ?? null;
  }
}

function store(theme: string): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {}
}
