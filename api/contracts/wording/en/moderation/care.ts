export const care = {
  title: 'Before you send this',
  crisis: {
    title: 'Nobody has to carry this alone',
    text: 'Your text speaks of not wanting to live, or of hurting oneself. If that is about you or about somebody near you, there are people who listen without judging.',
    /** Shown when it is not known whether a moderator is on duty. */
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
  unsent: 'Nothing has been sent yet. Your text was looked at in your browser alone.',
  sendAnyway: 'Send anyway',
  goBack: 'Go back to the text',
  lines: {
    /** Label of the list of countries. */
    region: 'Help lines for',
    international: 'Every country',
    danger: 'In danger right now, call:',
    emergencyElse: 'In danger right now: call the emergency number where you are.',
    call: 'Call {number}',
    /** Button that opens a text message to `{number}`. */
    text: 'Text {number}',
    chat: 'Write or chat',
    web: 'Website',
    languages: 'Languages: {languages}',
    /** Link to the page from which the data of the help line was taken. */
    source: 'Source',
    checked: 'Called by us on {date}',
    all: 'All help lines',
    loading: 'Looking for help lines…',
    failed: 'The help lines did not load. They also stand on the page “Help lines”.',
    services: { all: 'Emergencies', medical: 'Ambulance', police: 'Police', fire: 'Fire brigade' },
    byText: 'Emergencies by text message',
    /** `{days}` is a text such as "Monday to Friday". `{from}` and `{to}` are times of day. */
    always: 'Day and night, every day',
    everyDay: 'Every day',
    hours: '{days}, {from} to {to}',
    days: '{first} to {last}',
    unknownHours: 'We do not know its hours.',
    open: 'Open now',
    closed: 'Closed now',
    reach: { mobileOnly: 'From mobile phones only', region: 'In a part of the country only' },
    /** `{ways}` lists entries of `access`. */
    ways: 'Also by {ways}',
    access: { text: 'text message', chat: 'chat', sign: 'sign language', relay: 'relay service' },
    guessed: 'We guessed {country} from your browser.',
    change: 'Change',
    noLines: 'We know no help line there. These help in every country:',
    /** Row of links in the chat and on the page of help lines. `name` is its accessible name. */
    row: {
      name: 'Help now',
      emergency: 'Emergency numbers',
      lines: 'Help lines',
      violence: 'Violence',
      poison: 'Poison',
    },
  },
};
