// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Constructor that happy-dom lacks. */
function Option(text: string, value: string) {
  return Object.assign(document.createElement('option'), { text, value });
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Option', Option);
  localStorage.clear();
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <div id="help">
      <div class="crisis-row"><ul></ul></div>
      <p id="own" hidden>
        <select id="country"><option value="international">Every country</option></select>
        <span id="guess" data-guess="We guessed {country}."></span>
      </p>
      <ul><li id="US"><b>United States</b></li><li id="FR"><b>France</b></li></ul>
    </div>`;
});

const select = () => document.getElementById('country') as HTMLSelectElement;
const guess = () => document.getElementById('guess')?.textContent;

describe('the country on the page of help lines', () => {
  it('is guessed from the languages of the browser', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    await import('./ownCountry.ts');
    expect([...select().options].map(({ text }) => text)).toEqual(['Every country', 'France', 'United States']);
    expect([select().value, guess()]).toEqual(['FR', 'We guessed France.']);
  });

  it('stays "Every country" when the reader has chosen that', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    localStorage.setItem('help-region', 'international');
    await import('./ownCountry.ts');
    expect([select().value, guess()]).toEqual(['international', '']);
  });

  it('is "Every country" when none can be guessed', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en']);
    await import('./ownCountry.ts');
    expect(select().selectedOptions[0]?.text).toBe('Every country');
  });
});
