import type { ReportReason } from '../../../moderation/reports.ts';

export const dialog = {
  title: 'Report this to moderators',
  /** `problemTitle` and `problemIntro` are for reports about the page of a condition. */
  problemTitle: 'Report a problem on this page',
  intro: 'Moderators look at it. Whoever wrote it does not learn who reported it.',
  problemIntro: 'Tell us what is wrong. No account is needed. If you can say it better, suggest an edit instead.',
  reason: 'What is wrong?',
  needed: 'Please choose a reason.',
  reasons: {
    spam: 'Advertising or spam',
    harassment: 'Insults, hate or harassment',
    unsafe_medical_advice: 'Unsafe medical advice',
    personal_data: 'Personal data of somebody',
    off_topic: 'Does not belong here',
    something_else: 'Something else',
  } satisfies Record<ReportReason, string>,
  description: 'In your words',
  hint: 'Not needed, but it helps. Please leave out what nobody should read.',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  failed: 'Your report was not sent',
  kept: 'It is still here.',
  notDone: 'Please try again.',
  signIn: 'Sign in',
  /** Replaces the report button after sending. */
  sent: 'Reported. Thank you: moderators will look at it.',
};
