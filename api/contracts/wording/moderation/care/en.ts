export const care = {
  /** Above a note that stands between a text and its being sent. */
  title: 'Before you send this',
  crisis: {
    title: 'Nobody has to carry this alone',
    text: 'Your text speaks of not wanting to live, or of hurting oneself. If that is about you or about somebody near you, there are people who listen without judging.',
    /** Beside the lines, as nobody may wait for us. */
    notWatched:
      'This forum is not watched around the clock: it can be hours until one of us reads what you write. Help lines that are open answer sooner.',
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
    /** Above the emergency numbers of a country. */
    danger: 'In danger right now, call:',
    emergencyElse: 'In danger right now: call the emergency number where you are.',
    call: 'Call {number}',
    /** {number}: a number that takes text messages. */
    text: 'Text {number}',
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
    /** Services that an emergency number is for. */
    services: { all: 'Emergencies', medical: 'Ambulance', police: 'Police', fire: 'Fire brigade' },
    byText: 'Emergencies by text message',
    /** Hours of a line. {days} such as Monday to Friday, {from} and {to} times of day. */
    always: 'Day and night, every day',
    everyDay: 'Every day',
    hours: '{days}, {from} to {to}',
    days: '{first} to {last}',
    unknownHours: 'We do not know its hours.',
    open: 'Open now',
    closed: 'Closed now',
    reach: { mobileOnly: 'From mobile phones only', region: 'In a part of the country only' },
    /** {ways}: ways besides a call. */
    ways: 'Also by {ways}',
    access: { text: 'text message', chat: 'chat', sign: 'sign language', relay: 'relay service' },
    /** Below the choice of countries, when nobody has chosen. */
    guessed: 'We guessed {country} from your browser.',
    change: 'Change',
    /** Above the lines of every country, for a country that has none. */
    noLines: 'We know no help line there. These help in every country:',
    /** The row that stands in the chat and on the page of help lines. */
    row: {
      name: 'Help now',
      emergency: 'Emergency numbers',
      lines: 'Help lines',
      violence: 'Violence',
      poison: 'Poison',
    },
  },
};
