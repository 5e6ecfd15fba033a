// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const FIRST_PAINT = read('./first-paint.js');
const LATER = read('./later.js');
const root = document.documentElement;
const happyDom = (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM;

let led: string[];
beforeEach(() => {
  localStorage.clear();
  root.dataset.languages = 'es fr ar';
  led = [];
  vi.spyOn(location, 'replace').mockImplementation((address) => void led.push(String(address)));
  onTestFinished(() => {
    for (const name of Object.keys(root.dataset)) delete root.dataset[name];
    document.body.replaceChildren();
  });
});

function open(path: string, { script = FIRST_PAINT, type = 'navigate', referrer = '' } = {}): void {
  happyDom.setURL(`http://localhost${path}`);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  vm.runInThisContext(script);
}

describe('chosen language', () => {
  it.each([
    ['/', '/es'],
    ['/condition/1#sources', '/es/condition/1#sources'],
    ['/?search=ADHD', '/es?search=ADHD'],
  ])('redirects from %s to %s', (path, to) => {
    localStorage.setItem('language', 'es');
    open(path);
    expect(led).toEqual([to]);
  });

  it.each([
    ['after a step back in the history', { type: 'back_forward' }],
    ['from a page of the site', { referrer: 'http://localhost/ar' }],
  ])('does not redirect %s', (_, how) => {
    localStorage.setItem('language', 'es');
    open('/condition/1', how);
    expect(led).toEqual([]);
  });

  it.each(['xx', '//example.org', 'en', ''])('does not redirect when "%s" is stored', (stored) => {
    localStorage.setItem('language', stored);
    open('/category/1');
    expect(led).toEqual([]);
  });

  it('is stored by its menu link, which leads to the same page with query and fragment', () => {
    document.body.innerHTML = `<nav class="language-menu">
      <a href="/" hreflang="en" aria-current="true">English</a><a href="/fr" hreflang="fr">Français</a></nav>`;
    const link = document.querySelector('[hreflang=fr]') as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.preventDefault());
    open('/?search=ADHD&category=6#found', { script: LATER });
    link.click();
    expect(link.href).toBe('http://localhost/fr?search=ADHD&category=6#found');
    expect(localStorage.getItem('language')).toBe('fr');
  });
});

describe('language menu of a missing page', () => {
  it.each([
    ['/condition/9999', '/', 'ar', '/ar', '/ar/condition/9999'],
    ['/fr/category/999?a=b#c', '/fr', 'ar', '/ar', '/ar/category/999?a=b#c'],
    ['/es/nada/de/nada', '/es', 'en', '/', '/nada/de/nada'],
  ])('leads from %s (home %s) to language %s (home %s) at %s', (path, home, code, other, to) => {
    document.body.innerHTML = `<nav class="language-menu">
      <a href="${home}" aria-current="true">Here</a><a href="${other}" hreflang="${code}">There</a></nav>`;
    const link = document.querySelector('[hreflang]') as HTMLAnchorElement;
    link.addEventListener('click', (event) => event.preventDefault());
    open(path, { script: LATER });
    link.click();
    expect(link.href).toBe(`http://localhost${to}`);
  });
});

describe('chosen theme', () => {
  it.each([
    ...['light', 'dark'].map((theme) => [theme, theme]),
    ...['sepia', '', '"dark"', '<script>', 'system'].map((theme) => [theme, undefined]),
  ])('is read from "%s" in storage as %s', (stored, theme) => {
    localStorage.setItem('theme', stored ?? '');
    open('/condition/1');
    expect(root.dataset.theme).toBe(theme);
  });
});
