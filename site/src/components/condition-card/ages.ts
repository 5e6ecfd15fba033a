import { updateAge } from './updateAge.ts';

// The script of pages with cards. It turns each date into its age, in the browser because a page is written once and
// read for months. An island that adds cards says so with a `cards-added` event: importing this from there would split
// it off into a file of its own, which every page with cards would then have to load.
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
