import type { changes as en } from '../../en/learning/changes.ts';
import { sections } from '../encyclopedia/sections.ts';

export const changes: typeof en = {
  title: 'ما تغيّر منذ أن أنهيت',
  intro: 'ما حصلت عليه يبقى لك. صفحات الموسوعة هذه تقول الآن شيئًا آخر:',
  changed: '«{title}»: {sections}',
  takenDown: '«{title}»: أُزيلت الصفحة',
  gone: 'أُزيلت الصفحة',
  open: 'يتحقق المحررون مما إذا كان يلزم تعديل هذه الوحدة.',
  corrected: 'حُدّثت هذه الوحدة: {date}.',
  held: 'تحقق المحررون من ذلك: ما تقوله هذه الوحدة ما زال صحيحًا.',
  sections,
};
