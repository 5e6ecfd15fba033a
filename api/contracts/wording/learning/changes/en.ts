import { sections } from '../../encyclopedia/sections/en.ts';

/** What the page of a path, and news in the inbox, say of what has changed since somebody learned it. */
export const changes = {
  title: 'Changed since you finished',
  intro: 'What you earned stays yours. These pages of the encyclopedia say something else now:',
  /** `{title}` is the name of a page, `{sections}` are those that changed. */
  changed: '“{title}”: {sections}',
  takenDown: '“{title}”: taken down',
  /** In the place of the sections. */
  gone: 'taken down',
  open: 'Editors are checking whether this module has to change.',
  /** `{date}` is a day. */
  corrected: 'This module was brought up to date: {date}.',
  held: 'Editors have checked it: what this module says still holds.',
  sections,
};
