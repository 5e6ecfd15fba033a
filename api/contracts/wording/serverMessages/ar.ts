import type { ServerMessages } from './en.ts';

export const serverMessages: ServerMessages = {
  aboutField: '{field}: {message}',
  whole: {
    wrongCredentials: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    wrongPassword: 'كلمة المرور الحالية غير صحيحة',
    lastAdmin: 'أنت المدير الوحيد للموقع. امنح شخصًا آخر هذا الدور أولًا.',
    nameTaken: 'اسم المستخدم أو البريد الإلكتروني مستخدم بالفعل',
    passwordTooShort: 'يجب ألا يقل طول كلمة المرور عن {count} أحرف',
    usernameTooShort: 'يجب ألا يقل طول اسم المستخدم عن {count} أحرف',
    tooManyAttempts: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
    tooManyRequests: 'طلبات كثيرة جدًا',
    signInRequired: 'يلزم تسجيل الدخول',
    accessDenied: 'لا يُسمح بالوصول',
    userNotFound: 'لم يُعثر على هذا الشخص',
    nothingToBookmark: 'لا يوجد شيء بهذا المعرّف لحفظه',
    unavailable: 'غير متاح مؤقتًا',
    bodyTooLarge: 'حجم البيانات المُرسلة كبير جدًا',
    wentWrong: 'حدث خطأ ما. الخطأ {id}',
  },
  ofField: {
    required: 'هذا الحقل مطلوب',
    tooLong: 'الحد الأقصى لعدد الأحرف هو {count}',
    tooMany: 'الحد الأقصى لعدد العناصر هو {count}',
    noEmail: 'يجب إدخال عنوان بريد إلكتروني',
    noUsername: 'يُسمح بالحروف والأرقام والمسافات والنقاط والشرطات والشرطات السفلية فقط',
    noAddress: 'يجب إدخال عنوان كامل مثل https://example.org',
  },
  fields: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    username: 'اسم المستخدم',
    bio: 'نبذة',
    location: 'الموقع',
    website: 'الموقع الإلكتروني',
    interests: 'الاهتمامات',
  },
};
