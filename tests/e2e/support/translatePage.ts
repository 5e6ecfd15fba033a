import type { Page } from '@playwright/test';

/**
 * Replaces a page's text as translating browsers do, at once and after each change: each text node becomes two `<font>`
 * elements. The text stays the same with a zero-width space, which Playwright's locators ignore.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LEFT_OUT = 'script, style, title, textarea, svg, noscript, font > font';
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT_OUT)) continue;
        const inner = document.createElement('font');
        inner.textContent = `${text.data}\u200b`;
        const outer = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node);
    });
    addEventListener('DOMContentLoaded', () => {
      translate(document.body);
      observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
}
