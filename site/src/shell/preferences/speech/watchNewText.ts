import type { Sentence } from './createReader.ts';
import { readableIn } from './readableIn.ts';

/** Texts of at most this number of characters are labels or numbers and are not read. */
const SHORTEST = 20;
/** Milliseconds; changes within this time are read as one text. */
const SETTLED_MS = 400;
/** Number of recent texts that are not repeated: pages often announce a visible text in a second place. */
const REMEMBERED = 8;
/** Parts that change at every key, and the panel and the speech bar of the settings. */
const NOT_NEW = '[role=listbox], .search-panel, .settings-panel, .speech-bar, [contenteditable]';

/** Calls `onNew` with the sentences of text that appears. Returns a function that stops this. */
export function watchNewText(onNew: (sentences: Sentence[]) => void): () => void {
  const waiting = new Set<Node>();
  const said: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    const parts = [...waiting].filter((node) => node.isConnected);
    waiting.clear();
    // A new node within another one is read with the outer one.
    const outer = parts.filter((node) => !parts.some((other) => other !== node && other.contains(node)));
    for (const node of outer) {
      const sentences = readableIn(rangeAround(node));
      const text = sentences.map((sentence) => sentence.text).join(' ');
      if ([...text].length <= SHORTEST || said.some((before) => before.includes(text))) continue;
      said.push(text);
      if (said.length > REMEMBERED) said.shift();
      onNew(sentences);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      for (const node of nodes) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element && !element.closest(NOT_NEW)) waiting.add(node);
      }
    }
    if (waiting.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLED_MS);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function rangeAround(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}
