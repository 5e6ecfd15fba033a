type Parts = [summary: Element, text: Element, hint: HTMLElement, button?: HTMLButtonElement, status?: Element];

/** Adds the reader's date and a copy button to the citation. Relies on the order of elements in `Citation.astro`. */
export function watchCitation(): void {
  const cite = document.querySelector<HTMLDetailsElement>('#cite[data-read]');
  if (!cite) return;
  const [, text, hint, button, status] = [...cite.children] as Parts;

  // Sets the date when the citation is opened or printed, because a page may stay open for days.
  const addDay = () => {
    const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
    (text.lastChild as Element).textContent = (cite.dataset.read ?? '').replace('{day}', day);
    hint.hidden = true;
  };
  cite.addEventListener('toggle', addDay);
  addEventListener('beforeprint', addDay);
  // Opening the citation loads this script, so its first `toggle` event may have passed.
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
