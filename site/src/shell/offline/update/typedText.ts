const DRAFT = 'draft:';

type Field = HTMLInputElement | HTMLTextAreaElement;

const typed = new Set<Field>();

export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !OTHERS.includes(target.type)))
      typed.add(target);
  });
}

/** Types of inputs that contain no typed text. */
const OTHERS = ['checkbox', 'radio', 'range', 'button', 'submit', 'file', 'color'];

/** Returns whether leaving the page would lose text: a password, or text that no stored draft contains. */
export function hasUnstoredText(): boolean {
  const written = [...typed].filter((field) => field.isConnected && field.value.trim() !== '');
  if (written.length === 0) return false;
  const drafts = keptDrafts();
  return written.some(({ value, type }) => type === 'password' || !drafts.includes(JSON.stringify(value).slice(1, -1)));
}

function keptDrafts(): string {
  try {
    return Object.entries(localStorage)
      .filter(([key]) => key.startsWith(DRAFT))
      .map(([, draft]) => draft)
      .join('\n');
  } catch {
    return '';
  }
}
