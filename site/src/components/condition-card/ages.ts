import { updateAge } from './updateAge.ts';

/** Turns each date into its age. It is done in the browser because a page is written once and read for months. */
export function showAges(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    const age = updateAge(time.dateTime, Date.now(), document.documentElement.lang);
    if (!age) continue;
    time.title = time.textContent ?? '';
    time.textContent = age;
  }
}
