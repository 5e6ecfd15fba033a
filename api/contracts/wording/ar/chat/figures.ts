import type * as en from '../../en/chat/figures.ts';

export const chatFigures: typeof en.chatFigures = {
  title: 'الأسئلة الموجهة إلى المساعد',
  hint: 'محسوبة حسب الموضوع في آخر 30 يومًا. ما كُتب لا يُحفظ أبدًا.',
  crisis: {
    zero: 'لم تُوجَّه أي رسالة إلى خطوط المساعدة.',
    one: 'رسالة واحدة وُجِّهت إلى خطوط المساعدة.',
    two: 'رسالتان وُجِّهتا إلى خطوط المساعدة.',
    few: '{count} رسائل وُجِّهت إلى خطوط المساعدة.',
    many: '{count} رسالة وُجِّهت إلى خطوط المساعدة.',
    other: '{count} رسالة وُجِّهت إلى خطوط المساعدة.',
  },
  unanswered: 'بلا جواب، حسب المجال',
  unansweredNone: 'وجد كل سؤال جوابًا أو صفحة.',
  answered: 'أُجيب عنها، حسب الموضوع',
  answeredNone: 'لم يُسأل عن شيء بعد.',
  subject: 'المجال',
  topic: 'الموضوع',
  times: 'المرات',
  subjects: {
    condition: 'الحالات',
    medicine: 'الأدوية',
    diagnosis: 'التشخيص والأطباء',
    money: 'المال والإعانات',
    school: 'المدرسة',
    work: 'العمل',
    care: 'الرعاية والوسائل المساعدة',
    site: 'هذا الموقع',
  },
  somethingElse: 'شيء آخر',
};
