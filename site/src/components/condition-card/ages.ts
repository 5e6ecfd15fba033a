import { updateAge } from './updateAge.ts';

// Script of pages with cards. Replaces each date by its age, in the browser because a page is rendered once and read
// for months. An island that adds cards dispatches `cards-added`: importing this module there would split it into a
// separate file, which every page with cards would have to load.
showAges();
document.addEventListener('cards-added', showAges);

function showAges(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-age]')) {
    const age = updateAge(time.dateTime, Date.now(), document.documentElement.lang);
    if (!age) continue;
    time.title ||= time.textContent;
    time.textContent = age;
  }
}
