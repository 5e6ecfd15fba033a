import type * as en from '../../en/chat/screens.ts';

export const chatScreens: typeof en.chatScreens = {
  home: 'البحث في الموسوعة',
  contribute: 'المساهمة',
  learning: 'مسارات التعلّم',
  remember: 'تذكّر ما تعلّمته',
  certificate: 'التحقق من شهادة',
  forum: 'منتدى المجتمع',
  helpLines: 'خطوط المساعدة',
  register: 'إنشاء حساب',
  login: 'تسجيل الدخول',
  forgotPassword: 'إعادة تعيين كلمة المرور',
  profile: 'ملفك الشخصي',
  accessibilitySettings: 'إعدادات إمكانية الوصول',
  healthcare: 'بوابة الرعاية الصحية',
};
