export const helpLines = {
  title: 'Help lines',
  description: 'People who listen when life is too much, by country: by phone, by text message and in chats.',
  lede: 'People who listen when life is too much, for you or for somebody near you. You do not have to be sure that it is bad enough.',
  danger: 'Is somebody in danger right now? Call the emergency number where they are. It is listed under each country.',
  honest:
    'Each line names the organization or authority to ask. Numbers and hours were collected by contributors, some of them from memory; where we have called a line ourselves, it says when. Emergency numbers are from a public table of 2023 and in part from memory. We do not record who reads this page.',
  regions: 'Countries with help lines',
  /**
   * Headings of lists of countries. `violence` and `poison` list countries with such help lines, `numbers` those
   * without any known help line.
   */
  violence: 'Violence and abuse',
  poison: 'Poison centres',
  numbers: 'Emergency numbers in other countries',
  numbersHint: 'We know no help line there.',
  unknownNumber: 'not known to us',
  choose: 'Your country',
};
