import type * as en from './en.ts';

export const learning: typeof en.learning = {
  lede: 'يأخذك مسار التعلّم في موضوع ما خطوة بعد خطوة: ما تقرؤه أو تشاهده أو تجرّبه، وأسئلة تُظهر لك ما رسخ لديك. ويذكر كل مسار كم يستغرق من الوقت وما الذي يفترض أنك تعرفه.',
  description: 'مسارات تعلّم عن الإعاقة: وحدات قصيرة للقراءة والمشاهدة والتجربة، مع أسئلة لتتحقّق مما فهمته.',
  pathsTitle: 'مسارات التعلّم',
  beginner: 'مبتدئ',
  intermediate: 'متوسط',
  advanced: 'متقدّم',
  minutes: {
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '{count} دقائق',
    many: '{count} دقيقةً',
    other: '{count} دقيقة',
  },
  modules: {
    zero: 'لا وحدات',
    one: 'وحدة واحدة',
    two: 'وحدتان',
    few: '{count} وحدات',
    many: '{count} وحدةً',
    other: '{count} وحدة',
  },
  noModules: 'لم تُكتب وحدات هذا المسار بعد.',
  empty: 'لم يُنشر أي مسار تعلّم بعد.',
  emptyHint: 'إلى أن يُنشر مسار، الموسوعة كلها مفتوحة أمامك. وإن كنت تعرف موضوعًا ما، يمكنك المساعدة في كتابتها.',
};

export const learningDashboard: typeof en.learningDashboard = {
  greeting: 'مرحبًا، {name}',
  loading: 'جارٍ تحميل لوحة التعلّم...',
  failed: 'تعذّر تحميل لوحة التعلّم. ما تعلّمته محفوظ مع ذلك.',
  tryAgain: 'إعادة المحاولة',
  availablePaths: 'المسارات المتاحة',
  completedPaths: 'المسارات المكتملة',
  achievements: 'الإنجازات',
  totalPoints: 'مجموع النقاط',
  recentAchievements: 'أحدث الإنجازات',
  noAchievements: 'لم تحقّق أي إنجاز بعد.',
  points: {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '{count} نقاط',
    many: '{count} نقطةً',
    other: '{count} نقطة',
  },
  unlocked: 'تحقّق في {date}',
};
