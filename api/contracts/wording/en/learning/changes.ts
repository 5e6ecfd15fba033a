import { sections } from '../encyclopedia/sections.ts';

/** Texts about changes since a reader completed a module, on the page of the path and in notifications. */
export const changes = {
  title: 'Changed since you finished',
  intro: 'What you earned stays yours. These pages of the encyclopedia say something else now:',
  /** `{title}` is the name of a condition page. `{sections}` lists its changed sections. */
  changed: '“{title}”: {sections}',
  takenDown: '“{title}”: taken down',
  /** Replaces `{sections}` in a notification when the page was taken down. */
  gone: 'taken down',
  open: 'Editors are checking whether this module has to change.',
  corrected: 'This module was brought up to date: {date}.',
  held: 'Editors have checked it: what this module says still holds.',
  sections,
};
