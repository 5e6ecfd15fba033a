import type * as en from '../en/learning.ts';

export { pathRatings } from './learning/ratings.ts';
export { remember } from './learning/remember.ts';

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
  points: {
    zero: 'لا نقاط',
    one: 'نقطة واحدة',
    two: 'نقطتان',
    few: '{count} نقاط',
    many: '{count} نقطةً',
    other: '{count} نقطة',
  },
  reading: 'قراءة',
  quiz: 'اختبار قصير',
  interactive: 'تفاعلي',
  video: 'فيديو',
  optional: 'اختياري',
  inviteTitle: 'من أين تبدأ',
  invite:
    'أول مسار مناسب هو «{title}». مدته كلها نحو {time}، ولا يفترض أنك تعرف شيئًا. يمكنك التوقف بعد أي وحدة والمتابعة في يوم آخر.',
  inviteKept: 'لا تحتاج إلى حساب. ما تكمله يُحفظ في هذا المتصفح، وينتقل إلى حسابك إن سجّلت الدخول لاحقًا.',
  empty: 'لم يُنشر أي مسار تعلّم بعد.',
  emptyHint: 'إلى أن يُنشر مسار، الموسوعة كلها مفتوحة أمامك. وإن كنت تعرف موضوعًا ما، يمكنك المساعدة في كتابتها.',
};

export const learningPath: typeof en.learningPath = {
  notFoundTitle: 'مسار التعلّم غير موجود',
  notFoundText: 'لا يوجد مسار تعلّم على هذا العنوان. ربما أُغلق.',
  backToPaths: 'إلى مسارات التعلّم',
  prerequisites: 'أكمل أولًا',
  modulesTitle: 'الوحدات',
  level: 'المستوى',
  time: 'المدة',
  modules: 'الوحدات',
  points: 'النقاط',
  languages: 'اللغات',
};

export const learningModule: typeof en.learningModule = {
  notFoundTitle: 'الوحدة غير موجودة',
  notFoundText: 'لا توجد وحدة على هذا العنوان. ربما لم تعد ضمن مسارها.',
  backTo: 'العودة إلى {title}',
  content: 'المحتوى',
  noQuestions: 'لا توجد أسئلة متاحة.',
  comingSoon: 'المحتوى التفاعلي قادم قريبًا...',
  transcript: 'النص المكتوب',
  question: 'السؤال {number}',
  readOnly: 'يمكنك قراءة كل شيء هنا من دون JavaScript. للإجابة والتجربة وحفظ تقدّمك يجب أن يكون مفعّلًا.',
};

export const learningDashboard: typeof en.learningDashboard = {
  greeting: 'مرحبًا، {name}',
  own: 'تعلّمك',
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
  inTotal: '{points} ضمن مجموع نقاطك',
  guestAchievements: 'بحساب تحقّق إنجازات أيضًا، وتُحسب نقاطها ضمن المجموع.',
  unlocked: 'تحقّق في {date}',
};
