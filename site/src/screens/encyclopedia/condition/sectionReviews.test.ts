import { expect, it } from 'vitest';
import { conditionPath } from '../../../routes.ts';
import { render } from '../../../testing/render.ts';

it('lists the reviewed sections of a page, and marks a review that has lapsed', async () => {
  const { html } = await render(conditionPath(9, 'en'));
  expect(html).toContain('Medically reviewed in part');
  expect(html).toMatch(/Name, Summary: reviewed by Amina Haddad, physiotherapist, on May 4, 2025\.\s*<\/li>/);
  expect(html).toMatch(
    /Treatment Options: reviewed by [^<]+<strong>Changed since then: this review has lapsed\.<\/strong>/,
  );
  expect(html).not.toContain('Not yet medically reviewed');
});

it('shows a lapsed sign-off in its own section only', async () => {
  const { html } = await render(conditionPath(9, 'en'));
  const note = 'Changed since the medical review of May 4, 2025: that review has lapsed.';
  expect(html.match(/<section id="treatments">.*?<\/section>/s)?.[0]).toContain(note);
  expect(html.split(note)).toHaveLength(2);
});

it('shows a lapsed sign-off in the language of the page', async () => {
  const { html } = await render(conditionPath(9, 'ar'));
  expect(html).toContain('انتهت صلاحية هذه المراجعة.');
});
