import { helpRegion, INTERNATIONAL, storeChosenRegion } from '../../../components/help-lines/helpRegion.ts?page';

// Script of the page of help lines, inlined into it. Copies the emergency numbers of the reader's country from the
// lists of the page into the crisis row, and points the row's links to the help lines of that country.

const page = document.getElementById('help') as HTMLElement;
const row = page.querySelector('.crisis-row ul') as HTMLElement;
const own = document.getElementById('own') as HTMLElement;
const guess = document.getElementById('guess') as HTMLElement;
const select = document.getElementById('country') as HTMLSelectElement;
const general = [...row.children];

const countries = [...page.querySelectorAll<HTMLElement>('h2[id], li[id]')].filter(({ id }) => /^[A-Z]{2}$/.test(id));
const readName = (place: HTMLElement) => (place.querySelector('b') ?? place).textContent?.trim() ?? '';
const { compare } = new Intl.Collator(document.documentElement.lang);
const options = countries.map((place) => [place.id, readName(place)] as const).sort((a, b) => compare(a[1], b[1]));
for (const [id, name] of options) select.add(new Option(name, id));

const readService = (link: HTMLAnchorElement) =>
  (link.textContent ?? '').replace(readNumber(link), '').trim() || (page.dataset.all ?? '');
const readNumber = (link: HTMLAnchorElement) => link.querySelector('bdi')?.textContent ?? '';
const isForAll = (link: HTMLAnchorElement | undefined) => link !== undefined && readService(link) === page.dataset.all;

/** Renders a number as CrisisRow.tsx does, but without the icon. */
function rowLink(link: HTMLAnchorElement): HTMLLIElement {
  const item = document.createElement('li');
  const copy = item.appendChild(document.createElement('a'));
  copy.className = 'button px-3';
  copy.href = link.href;
  const number = document.createElement('bdi');
  number.dir = 'ltr';
  number.textContent = readNumber(link);
  copy.append(readService(link), number);
  return item;
}

function show(region: string): void {
  row.replaceChildren(...general.map((item) => item.cloneNode(true)));
  const place = countries.find(({ id }) => id === region);
  if (!place) return;
  const box = place.matches('li') ? place : place.parentElement?.querySelector('.numbers');
  const numbers = [...(box?.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]') ?? [])];
  const services = [...new Map(numbers.toReversed().map((link) => [readService(link), link])).values()].toReversed();
  const links = services.slice(0, isForAll(services[0]) ? 1 : 2).map(rowLink);
  if (links.length > 0) row.firstElementChild?.replaceWith(...links);
  for (const kind of ['violence', 'poison'])
    if (document.getElementById(`${region}-${kind}`))
      row.querySelector(`a[href="#${kind}"]`)?.setAttribute('href', `#${region}-${kind}`);
  if (place.matches('h2')) row.querySelector('a[href="#lines"]')?.setAttribute('href', `#${region}`);
}

const { region, isGuess } = helpRegion([...select.options].map(({ value }) => value));
select.value = region;
if (isGuess && region !== INTERNATIONAL)
  guess.textContent = (guess.dataset.guess ?? '').replace('{country}', select.selectedOptions[0]?.text ?? '');
select.onchange = () => {
  storeChosenRegion(select.value);
  guess.textContent = '';
  show(select.value);
};
own.hidden = false;
show(region);
