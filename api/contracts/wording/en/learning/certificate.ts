import type { Plural } from '../../plural.ts';

export const certificate = {
  title: 'Certificate',
  description: 'What a certificate of Common Ground says, to see and to verify by its code.',
  noScript:
    'This page needs JavaScript, because it asks for the certificate that its address names. Anyone with the code can also ask the documented API for it.',
  loading: 'Loading certificate...',
  failed: 'The certificate could not be loaded.',
  tryAgain: 'Try again',
  missing: 'There is no certificate with this code.',
  missingText:
    'Check the code, capital and small letters included. Each certificate has one, and it is the last part of its address.',
  code: 'Code',
  look: 'Look it up',
  looking: 'Looking it up...',
  /** Stands above the title of the path. */
  of: 'Certificate of completion',
  /** Stands between the name of the learner and the title of the path. */
  completed: 'has completed the learning path',
  /** Replaces the name and `completed` when the learner chose no name. */
  completedUnnamed: 'Somebody who learns with Common Ground has completed the learning path',
  on: 'Completed on {date}',
  edition: 'Edition {edition} of the path',
  modules: {
    one: 'with its one required module',
    other: 'with its {count} required modules, and at least 70% of each quiz',
  } as Plural,
  valid: 'This certificate is valid. It was issued here, on {date}.',
  revoked: 'This certificate was revoked on {date}. It no longer counts.',
  notice: 'It says that a learning path was completed. It is no professional qualification and no medical training.',
  yours: 'Your certificate',
  nameLabel: 'Name on the certificate',
  nameHint: 'As you want to be named. Everybody who has the code sees it. Leave it empty, and no name is shown.',
  save: 'Save the name',
  saving: 'Saving...',
  saved: 'The name is saved.',
  saveFailed: 'The name could not be saved.',
  print: 'Print',
  download: 'Download the signed credential (Open Badges 3.0)',
  aboutTitle: 'What "signed" means',
  about:
    'The credential is a file with the same statement and a digital signature. Whoever has the file can check, with any tool for Open Badges 3.0 and without asking this site, that not a word of it was changed since. The file also names a list of revoked certificates, which the tool asks this site for.',
  unknownTitle: 'If a tool says "unknown issuer"',
  /** `{issuer}` is a link with the text `issuer`. */
  unknown:
    'The signature shows that the file comes from the owner of one key. Whose key that is, a tool knows only if its maker has put this site on a list of issuers. "Unknown issuer" means that it is on no such list. It does not mean that the file is false: compare the key in the file with the one that {issuer} names.',
  issuer: "this site's profile",
};
