import { nobody, own } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const Certificates = defineCollection({
  slug: 'certificates',
  group: 'Learning',
  description: 'Certificates of completed paths; the code is what others verify.',
  title: 'certificateCode',
  columns: ['certificateCode', 'user', 'learningPath', 'issuedAt'],
  access: { create: nobody, read: own('user'), update: nobody, delete: nobody },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'learningPath', type: 'relationship', relationTo: 'learning-paths', required: true, index: true },
    { name: 'certificateCode', type: 'text', required: true, unique: true },
    { name: 'edition', type: 'number', required: true, defaultValue: 1, min: 1 },
    {
      name: 'learnerName',
      type: 'text',
      maxLength: 120,
      admin: { description: 'As the learner wants to be named on it.' },
    },
    { name: 'completedAt', type: 'date', required: true },
    { name: 'verifiedBy', type: 'relationship', relationTo: 'users' },
    { name: 'issuedAt', type: 'date', required: true, defaultValue: () => new Date().toISOString() },
    { name: 'revokedAt', type: 'date' },
    { name: 'revocationReason', type: 'textarea' },
    {
      name: 'revoking',
      type: 'ui',
      admin: { components: { Field: '/src/desk/learning/RevokeCertificate.tsx#RevokeCertificate' } },
    },
  ],
});
