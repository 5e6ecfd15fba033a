import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { directionIn } from '@common-ground/api/contracts/languages.ts';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { Passage, SearchOutcome } from '@common-ground/api/contracts/search/find.ts';
import { cardTexts, searchResultTexts, searchTexts } from '@common-ground/api/contracts/wording/onServer.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { cardLook, cardTint, conditionPath, homePath, screenPath, searchPath } from '@common-ground/site/renderer';
import { html, raw } from 'hono/html';
import type { HomeSearch } from './readHomeSearch.ts';

export type PlainSearch = HomeSearch & {
  /** Name of the category, in the language of the page when it is translated; null without one. */
  categoryName: string | null;
  /** Null when the search failed. */
  outcome: SearchOutcome | null;
};

type Html = ReturnType<typeof html>;
type Found = SearchOutcome['conditions'][number];
/** Level of the name of a card, one below the heading that the card is under. */
type Heading = 'h3' | 'h4';

export function renderResultsTitle({ language, search, categoryName }: PlainSearch): string {
  const { search: words } = searchTexts(language);
  const parts = [
    words.resultsTitle,
    search && fill(words.forTerm, { term: search }),
    categoryName && fill(words.inCategory, { category: categoryName }),
  ];
  return String(html`<title>${parts.filter(Boolean).join(' ')} · ${PRODUCT_NAME}</title>`);
}

/** Returns the HTML of the results that the site shows with scripts (SearchResults.island.tsx). All texts are escaped. */
export function renderPlainResults(given: PlainSearch): string {
  const { language, search, category, categoryName, outcome } = given;
  const { search: words } = searchTexts(language);
  const count = outcome?.conditions.length ?? 0;
  const all = searchPath(language, { search });
  return String(html`<section class="page-width py-4" aria-labelledby="plain-results-title">
<h2 id="plain-results-title">${words.resultsTitle}</h2>
<p class="text-ink-soft">${search && withTerm(words.forTerm, search)} ${categoryName && fill(words.inCategory, { category: categoryName })}</p>
<p>${search && category !== null ? html`<a href="${all}">${words.everywhere}</a> · ` : ''}<a href="${homePath(language)}">${words.clear}</a></p>
${outcome?.searchedFor ? renderCorrection(given, outcome.searchedFor) : ''}
<p>${outcome === null ? words.failed : count > 0 ? plural(language, words.found, count) : words.none}</p>
${count > 0 && outcome ? renderList(outcome.conditions, language, 'h3') : ''}
${count === 0 && outcome ? renderNone(given, outcome.near) : ''}
</section>`);
}

function renderCorrection({ language, search, category }: PlainSearch, searchedFor: string): Html {
  const words = searchResultTexts(language).searchResults;
  const instead = searchPath(language, { search, category: category ?? undefined, isExact: true });
  return html`<p>${withTerm(words.corrected, searchedFor)} <a href="${instead}">${withTerm(words.searchInstead, search)}</a></p>`;
}

function renderNone({ language, search, category }: PlainSearch, near: Found[]): Html {
  const words = searchResultTexts(language).searchResults;
  return html`<p>${searchTexts(language).search.noneHint}</p>
${search && category === null ? html`<p class="mt-6">${withTerm(words.noPage, search)}. <a href="${screenPath('helpLines', language)}">${words.helpLines}</a></p>` : ''}
${near.length > 0 ? html`<h3 class="mt-6">${words.near}</h3>${renderList(near, language, 'h4')}` : ''}`;
}

function renderList(conditions: Found[], language: string, heading: Heading): Html {
  return html`<ul class="tiled mt-6">${conditions.map((condition) => renderCard(condition, language, heading))}</ul>`;
}

function renderCard(condition: Found, language: string, heading: Heading): Html {
  const { name, summary } = condition.translation ?? condition;
  const shown = condition.translation ? language : DEFAULT_LANGUAGE;
  const href = conditionPath(condition.id, language);
  return html`<li class="${cardLook.card} ${cardTint(condition.categoryId)}">${raw(`<${heading}>`)}<a class="${cardLook.link}" href="${href}"${inLanguage(shown, language)}>${name}</a>${raw(`</${heading}>`)}
${condition.match ? html`<p class="${cardLook.age}">${renderMatch(condition.match, language)}</p>` : ''}
<p class="${cardLook.summary}"${inLanguage(shown, language)}>${summary}</p>
${condition.passage ? renderPassage(condition.passage, { href, language }) : ''}</li>`;
}

function renderMatch({ name, language: own }: NonNullable<Found['match']>, language: string): Html {
  const { card } = cardTexts(language);
  const isOwn = own === language;
  const other = isOwn ? '' : (new Intl.DisplayNames(language, { type: 'language' }).of(own) ?? own);
  const [before, after] = (isOwn ? card.matches : fill(card.matchesIn, { language: other })).split('{name}');
  return html`${before}<bdi${inLanguage(own, language)}>${name}</bdi>${after}`;
}

function renderPassage(passage: Passage, { href, language }: { href: string; language: string }): Html {
  const { section, heading, text, marks } = passage;
  const own = inLanguage(passage.language, language);
  const parts = marks.map(([start, end], place) => {
    const before = text.slice(marks[place - 1]?.[1] ?? 0, start);
    return html`${before}<mark>${text.slice(start, end)}</mark>`;
  });
  return html`<p class="${cardLook.age}"${own}><a class="relative z-1" href="${href}#${section}">${heading}</a>: ${parts}${text.slice(marks.at(-1)?.[1] ?? 0)}</p>`;
}

function inLanguage(own: string, language: string): Html | string {
  return own === language ? '' : html` lang="${own}" dir="${directionIn(own)}"`;
}

/** Fills in `{term}`, whose direction may differ from that of the text around it. */
function withTerm(text: string, term: string): Html {
  const [before, after] = text.split('{term}');
  return html`${before}<bdi>${term}</bdi>${after}`;
}
