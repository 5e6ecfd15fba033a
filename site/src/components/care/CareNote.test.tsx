import { care } from '@common-ground/api/contracts/wording/en/moderation/care.ts';
import { crisisWords } from '@common-ground/api/contracts/wording/moderationCrisis.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CareNote } from './CareNote.tsx';

const drawn = (crisis: 'suicide' | 'poison' | 'violence' | 'emergency' | undefined) =>
  renderToStaticMarkup(
    <CareNote kinds={['crisis']} crisis={crisis} words={care} lang="en" audience="everyone" onClose={() => {}} />,
  );

describe('a note before sending', () => {
  it.each(['poison', 'violence', 'emergency'] as const)('shows the texts of the chat assistant for %s', (kind) => {
    const { title, text } = crisisWords('en')[kind];
    const html = drawn(kind);
    expect(html).toContain(title);
    expect(html).toContain(text);
    expect(html).not.toContain(care.crisis.text);
  });

  it.each(['suicide', undefined] as const)('shows the text about people who listen for %s', (kind) => {
    expect(drawn(kind)).toContain(care.crisis.text);
  });
});
