import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';

export const AUTISM: ChatAnswer = {
  topic: 'autism',
  title: 'Autism',
  keywords: ['autism', 'autismo', 'التوحد'],
  text: 'Autism is there from birth.\n\nThe page says what supports help.',
  links: [
    { title: 'Autism', href: '/condition/1', language: 'en', isMedical: true, reviewedAt: '2026-05-04T00:00:00.000Z' },
    { title: 'ADHD', href: '/condition/2', language: 'en', isMedical: true, reviewedAt: null },
    { title: 'The forum', href: '/community/forum', language: 'en', isMedical: false, reviewedAt: null },
  ],
  isSuggested: true,
  language: 'en',
};
export const MEDICINE: ChatAnswer = {
  topic: 'medicine',
  title: 'Medicines',
  keywords: ['melatonin'],
  text: 'Ask a doctor or a pharmacist.',
  links: [],
  isSuggested: false,
  language: 'en',
};
export const SCHOOL: ChatAnswer = {
  topic: 'school',
  title: 'School',
  keywords: ['school'],
  text: 'Yes. There is a learning path about school.',
  links: [
    { title: 'School and work', href: '/learning/paths/4', language: 'en', isMedical: false, reviewedAt: null },
    { title: 'Learning', href: '/es/learning', language: 'es', isMedical: false, reviewedAt: null },
    { title: 'The forum', href: '/community/forum', language: 'en', isMedical: false, reviewedAt: null },
  ],
  isSuggested: false,
  language: 'en',
};
