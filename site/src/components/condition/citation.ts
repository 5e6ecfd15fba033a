// Adds the reader's own day to the citation, and a button that copies it where the browser can. Stands in the page only
// with the citation, so it takes the parts as they are in Citation.astro.
export {};

type Parts = [summary: Element, text: Element, hint: HTMLElement, button: HTMLButtonElement, status: Element];

const cite = document.querySelector('#cite') as HTMLDetailsElement;
const [, text, hint, button, status] = cite.children as unknown as Parts;
const { read = '' } = cite.dataset;
const { done = '', failed = '' } = button.dataset;

// When it is looked at, not when the page is loaded: a page may stay open for days.
const addDay = () => {
  const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
  (text.lastChild as Element).textContent = read.replace('{day}', day);
  hint.hidden = true;
};
cite.ontoggle = addDay;
addEventListener('beforeprint', addDay);

button.hidden = !navigator.clipboard;
button.onclick = async () => {
  try {
    await navigator.clipboard.writeText(text.textContent ?? '');
    status.textContent = done;
  } catch {
    getSelection()?.selectAllChildren(text);
    status.textContent = failed;
  }
};
