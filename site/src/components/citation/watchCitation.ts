type Parts = [summary: Element, text: Element, hint: HTMLElement, button?: HTMLButtonElement, status?: Element];

/**
 * Adds the reader's own day to a page's citation, and a button that copies it where the browser can. It takes the parts as
 * they are in `Citation.astro`, which on some pages has neither.
 */
export function watchCitation(): void {
  const cite = document.querySelector<HTMLDetailsElement>('#cite[data-read]');
  if (!cite) return;
  const [, text, hint, button, status] = cite.children as unknown as Parts;

  // When it is looked at, not when the page is loaded: a page may stay open for days.
  const addDay = () => {
    const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    (text.lastChild as Element).textContent = (cite.dataset.read ?? '').replace('{day}', day);
    hint.hidden = true;
  };
  cite.addEventListener('toggle', addDay);
  addEventListener('beforeprint', addDay);
  // Whoever opened it brought this script.
  if (cite.open) addDay();

  if (!button || !status || !navigator.clipboard) return;
  button.hidden = false;
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(text.textContent ?? '');
      status.textContent = button.dataset.done ?? '';
    } catch {
      getSelection()?.selectAllChildren(text);
      status.textContent = button.dataset.failed ?? '';
    }
  };
}
