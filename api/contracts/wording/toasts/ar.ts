import type { ToastWords } from './en.ts';

export const toasts: ToastWords = {
  label: 'إشعار',
  close: 'إغلاق الإشعار',
  signIn: 'تسجيل الدخول',
  said: {
    loggedIn: { title: 'مرحبًا بعودتك!', text: 'تم تسجيل دخولك بنجاح.' },
    loginFailed: { title: 'تعذّر تسجيل الدخول', text: 'يُرجى التحقق من بيانات الدخول' },
    registered: { title: 'مرحبًا بك في {product}', text: 'تم إنشاء حسابك بنجاح.' },
    registrationFailed: { title: 'تعذّر إنشاء الحساب', text: 'يُرجى المحاولة مرة أخرى' },
    loggedOut: { title: 'تم تسجيل الخروج', text: 'إلى اللقاء!' },
    profileUpdated: { title: 'تم تحديث الملف الشخصي', text: 'تم تحديث ملفك الشخصي بنجاح.' },
    profileUpdateFailed: { title: 'لم يتم التحديث', text: 'تعذّر تحديث الملف الشخصي' },
    profileSaved: { title: 'تم تحديث الملف الشخصي بنجاح', text: 'تم تحديث ملفك الشخصي بنجاح.' },
    profileSaveFailed: { title: 'خطأ في تحديث الملف الشخصي', text: 'تعذّر تحديث الملف الشخصي' },
    accountDeleted: { title: 'حُذف الحساب', text: 'شكرًا على وجودك معنا.' },
    bookmarkAdded: { title: 'تمت إضافة الإشارة المرجعية', text: 'أُضيف المحتوى إلى إشاراتك المرجعية' },
    bookmarkRemoved: { title: 'تمت إزالة الإشارة المرجعية', text: 'أُزيل المحتوى من إشاراتك المرجعية' },
    bookmarkFailed: { title: 'خطأ', text: 'تعذّر تحديث الإشارة المرجعية' },
    signInRequired: { title: 'يلزم تسجيل الدخول', text: 'سجّل الدخول لحفظ المحتوى في إشاراتك المرجعية' },
    watchAdded: { title: 'أنت تتابع هذه الصفحة', text: 'ستصلك تغييراتها في إشعاراتك.' },
    watchRemoved: { title: 'أُوقفت المتابعة', text: 'لن تصلك تغييرات هذه الصفحة في إشعاراتك بعد الآن.' },
    watchFailed: { title: 'خطأ', text: 'تعذّر إجراء هذا التغيير.' },
    watchSignIn: { title: 'يلزم تسجيل الدخول', text: 'سجّل الدخول لمتابعة الصفحات' },
  },
};
