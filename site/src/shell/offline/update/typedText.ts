const DRAFT = 'draft:';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields in which something was typed on this page. */
const typed = new Set<Field>();

export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !OTHERS.includes(target.type)))
      typed.add(target);
  });
}

/** Nothing is typed there. */
const OTHERS = ['checkbox', 'radio', 'range', 'button', 'submit', 'file', 'color'];

/**
 * Whether something stands in a field that would be gone with the page. What drafts hold (session/drafts.ts) is not: they
 * are looked into, so that no form has to say of itself that it keeps them.
 */
export function hasUnkeptText(): boolean {
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
