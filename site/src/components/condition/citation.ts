// Adds the reader's own day to the citation, and a button that copies it where the browser can.
const cite = document.querySelector<HTMLElement>('#cite');
const [text, hint, status] = cite?.querySelectorAll('p') ?? [];
const button = cite?.querySelector('button');

if (cite && text && hint && status && button) {
  // When it is looked at, not when the page is loaded: a page may stay open for days.
  const addDay = () => {
    const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' }).format();
    if (text.lastElementChild) text.lastElementChild.textContent = (cite.dataset.read ?? '').replace('{day}', day);
    hint.hidden = true;
  };
  cite.addEventListener('toggle', addDay);
  addEventListener('beforeprint', addDay);
  button.hidden = !navigator.clipboard;
  button.addEventListener('click', async () => {
    const { done = '', failed = '' } = button.dataset;
    try {
      await navigator.clipboard.writeText(text.textContent ?? '');
      status.textContent = done;
    } catch {
      getSelection()?.selectAllChildren(text);
      status.textContent = failed;
    }
  });
}
