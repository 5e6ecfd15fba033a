export const care = {
  /** Above a note that stands between a text and its being sent. */
  title: 'Before you send this',
  crisis: {
    title: 'Nobody has to carry this alone',
    text: 'Your text speaks of not wanting to live, or of hurting oneself. If that is about you or about somebody near you, there are people who listen, at once and without judging.',
    /** Beside the lines, as nobody may wait for us. */
    notWatched:
      'This forum is not watched around the clock: it can be hours until one of us reads what you write. The help lines answer sooner.',
  },
  medicineDose: {
    title: 'A medicine and a dose',
    text: 'What is right for one person can harm another. What stands here is not medical advice: before anybody begins, changes or stops a medicine, they ask a doctor or a pharmacist.',
  },
  personalData: {
    title: 'Something personal',
    text: 'This looks like an address, a number or a date that says who somebody is.',
    everyone: 'Your text can be read by everybody, and be found by search engines.',
    members: 'Your text can be read by every member.',
  },
  /** Below all of them. */
  unsent: 'Nothing has been sent yet. Your text was looked at in your browser alone.',
  sendAnyway: 'Send anyway',
  goBack: 'Go back to the text',
  lines: {
    /** Label of a choice of countries. */
    region: 'Help lines for',
    international: 'Every country',
    /** {number}: of a country's emergency service. */
    emergency: 'In danger right now: call {number}.',
    emergencyElse: 'In danger right now: call the emergency number where you are.',
    call: 'Call {number}',
    chat: 'Write or chat',
    web: 'Website',
    /** Of a line: the languages that are spoken there. */
    languages: 'Languages: {languages}',
    /** The page that what stands here is from. */
    source: 'Source',
    /** {date}: when somebody of us called it. */
    checked: 'Called by us on {date}',
    all: 'All help lines',
    loading: 'Looking for help lines…',
    failed: 'The help lines did not load. They also stand on the page “Help lines”.',
  },
};
