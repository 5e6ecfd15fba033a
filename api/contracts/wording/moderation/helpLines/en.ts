/** The page of all help lines. */
export const helpLines = {
  title: 'Help lines',
  description: 'People who listen when life is too much, by country: by phone, by text message and in chats.',
  lede: 'People who listen when life is too much, for you or for somebody near you. You do not have to be sure that it is bad enough.',
  danger: 'Is somebody in danger right now? Call the emergency number where they are. It stands with each country.',
  /** {number}: of the emergency service of a country. */
  emergency: 'Emergencies: {number}',
  honest:
    'Numbers and hours are from the organizations themselves; each names its source. Where we have called ourselves, it says when. Who reads this page is noted nowhere.',
  /** Name of the links to the countries. */
  regions: 'Countries',
};
