import type * as en from './en.ts';

export const mail: typeof en.mail = {
  direction: 'rtl',
  greeting: 'مرحبًا،',
  hint: 'إذا لم يعمل الزر، فانسخ هذا العنوان والصقه في متصفحك:',
  resetSubject: 'تعيين كلمة مرور جديدة في {product}',
  resetReason: 'طلب شخص ما، وغالبًا أنت، كلمة مرور جديدة لحسابك في {product}.',
  resetAction: 'تعيين كلمة مرور جديدة',
  resetTerms: 'يعمل الرابط مرة واحدة ولمدة ساعة. وعند تعيين كلمة مرور جديدة يُسجَّل خروجك من جميع الأجهزة.',
  resetIgnore: 'إذا لم تطلب ذلك، فلا داعي لفعل أي شيء: تبقى كلمة مرورك كما هي.',
  verifySubject: 'تأكيد عنوان بريدك الإلكتروني في {product}',
  verifyReason: 'أُنشئ حساب في {product} بعنوان البريد الإلكتروني هذا. يُرجى تأكيد أن العنوان يخصّك.',
  verifyAction: 'تأكيد البريد الإلكتروني',
  verifyTerms: 'يعمل الرابط مرة واحدة ولمدة يومين.',
  verifyIgnore: 'إذا لم تُنشئ هذا الحساب، فلا داعي لفعل أي شيء.',
  changedSubject: 'تم تغيير كلمة مرورك في {product}',
  changedReason: 'تم للتو تغيير كلمة مرور حسابك في {product}، وسُجِّل خروجك من جميع الأجهزة.',
  changedIgnore: 'إذا كنت أنت من غيّرها، فلا داعي لفعل أي شيء.',
  changedAlarm: 'إذا لم تكن أنت من غيّرها، فقد دخل شخص آخر إلى حسابك. عيّن كلمة مرور جديدة على الفور:',
  factorSubject: 'لم يعد حسابك في {product} يطلب رمزًا',
  factorReason: 'أُزيل للتو العامل الثاني من حسابك في {product}، وتكفي كلمة المرور وحدها لتسجيل الدخول.',
  factorIgnore: 'إذا فعلت ذلك بنفسك أو طلبته من أحد المسؤولين، فلا داعي لفعل أي شيء.',
  addressSubject: 'تم تغيير عنوان البريد الإلكتروني لحسابك في {product}',
  addressReason: 'صار لحسابك في {product} عنوان بريد إلكتروني آخر، وسُجِّل خروجك من جميع الأجهزة.',
  addressAlarm: 'إذا لم تكن أنت من غيّره، فقد دخل شخص آخر إلى حسابك. راسلنا على الفور:',
  addressAction: 'كيف تتواصل معنا',
  guestReceivedSubject: 'استلمنا ما أُرسل إلى {product}',
  guestReceivedReason: 'أُرسل نص إلى {product} بعنوان البريد الإلكتروني هذا. وهو في انتظار مراجع.',
  guestReceivedAction: 'عرض وضعه الحالي',
  guestAskedSubject: 'سؤال حول ما أُرسل إلى {product}',
  guestAskedReason: 'أُرسل نص إلى {product} بعنوان البريد الإلكتروني هذا. ولدى المراجع سؤال عنه أو طلب تعديل.',
  guestAskedAction: 'القراءة والرد',
  guestPublishedSubject: 'نُشر ما أُرسل إلى {product}',
  guestPublishedReason: 'روجع نص أُرسل إلى {product} بعنوان البريد الإلكتروني هذا، ونُشر.',
  guestPublishedAction: 'فتح الصفحة',
  guestRejectedSubject: 'لم يُقبل ما أُرسل إلى {product}',
  guestRejectedReason: 'روجع نص أُرسل إلى {product} بعنوان البريد الإلكتروني هذا، ولن يُنشر. والسبب محفوظ لك.',
  guestRejectedAction: 'قراءة السبب',
  guestTerms:
    'يفتح الرابط ما أُرسل بهذا العنوان دون حاجة إلى حساب. احتفظ بهذه الرسالة ولا تعطِ الرابط لأحد. يمكنك هناك الرد أو سحب ما أُرسل.',
  guestIgnore: 'إذا لم ترسل شيئًا، فلا داعي لفعل أي شيء.',
  news: {
    contribution_changes_requested: {
      subject: 'سؤال عمّا أرسلته',
      text: 'لدى المراجع سؤال عمّا أرسلته إلى {product} أو طلب تعديل. وتُستأنف المراجعة بعد ردّك.',
    },
    contribution_answered: {
      subject: 'ردّ كاتب النص',
      text: 'ردّ عليك كاتب نص تراجعه في {product}، وعاد القرار إليك.',
    },
    thread_answered: {
      subject: 'ردّ عليك أحدهم',
      text: 'كُتب رد في نقاش تشارك فيه في {product}.',
    },
    post_answered: {
      subject: 'ردّ عليك أحدهم',
      text: 'كُتب رد عليك في منتدى {product}.',
    },
    post_mentioned: {
      subject: 'ذكرك أحدهم',
      text: 'ذكرك أحدهم في منتدى {product}.',
    },
    members_post_answered: {
      subject: 'ردّ عليك أحدهم',
      text: 'كُتب رد عليك في موضوع للأعضاء فقط في {product}. يمكنك قراءته بعد تسجيل الدخول.',
    },
    members_post_mentioned: {
      subject: 'ذكرك أحدهم',
      text: 'ذكرك أحدهم في موضوع للأعضاء فقط في {product}. يمكنك قراءته بعد تسجيل الدخول.',
    },
    contribution_approved: {
      subject: 'تمت الموافقة على ما أرسلته',
      text: 'روجع نص أرسلته إلى {product} وتمت الموافقة عليه. وسيُنشر قريبًا.',
    },
    contribution_rejected: {
      subject: 'لم يُقبل ما أرسلته',
      text: 'روجع نص أرسلته إلى {product}، ولن يُنشر.',
    },
    contribution_published: {
      subject: 'نُشر ما أرسلته',
      text: 'نُشر نص أرسلته إلى {product}. شكرًا لك.',
    },
    contribution_not_published: {
      subject: 'تعذّر نشر نص في موعده',
      text: 'كان موعد نشر نص في {product} الآن وتعذّر نشره. وما زالت الموافقة عليه قائمة.',
    },
    contribution_removal_approved: {
      subject: 'تمت الموافقة على سحب صفحة',
      text: 'تمت الموافقة على سحب الصفحة الذي اقترحته في {product}، وسيُنفَّذ قريبًا.',
    },
    contribution_removed: {
      subject: 'سُحبت الصفحة',
      text: 'نُفِّذ ما اقترحته في {product}: سُحبت الصفحة.',
    },
    sign_off_lapsed: {
      subject: 'لم تعد إحدى مراجعاتك الطبية سارية',
      text: 'تغيّرت صفحة في {product} منذ أن وقّعت عليها. ولا تسري مراجعتك الطبية لها حتى يُوقَّع عليها من جديد.',
    },
    watched_changed: {
      subject: 'تغيّرت صفحة تتابعها',
      text: 'تغيّرت صفحة تتابعها في {product}.',
    },
    watched_removed: {
      subject: 'سُحبت صفحة تتابعها',
      text: 'سُحبت صفحة تتابعها في {product}.',
    },
    watched_protected: {
      subject: 'أصبحت صفحة تتابعها محمية',
      text: 'من الآن لا تقبل صفحة تتابعها في {product} إلا اقتراحات المساهمين الموثوقين.',
    },
    watched_unprotected: {
      subject: 'لم تعد صفحة تتابعها محمية',
      text: 'عادت صفحة تتابعها في {product} تقبل الاقتراحات من الجميع.',
    },
    page_corrected: {
      subject: 'صُحّحت صفحة تحتفظ بها',
      text: 'صُحّحت لأسباب طبية صفحة في {product} تحتفظ بها أو تتابعها.',
    },
    page_withdrawn: {
      subject: 'أُزيلت صفحة كنت تحتفظ بها',
      text: 'أُزيلت لأسباب طبية صفحة في {product} كنت تحتفظ بها أو تتابعها.',
    },
    correction_restated: {
      subject: 'صُحّح تصحيح سابق',
      text: 'ما أُبلغت به عن تصحيح في {product} لم يكن دقيقًا. يُرجى قراءة الصحيح الآن.',
    },
    learned_changed: {
      subject: 'تغيّر شيء تعلّمته',
      text: 'تغيّرت صفحة في {product} يعتمد عليها أحد مسارات تعلّمك منذ أن تعلّمت ما فيها.',
    },
    path_corrected: {
      subject: 'حُدّث مسار تعلّم',
      text: 'حُدّث مسار تعلّم في {product} منذ أن أكملت إحدى وحداته.',
    },
    post_moderated: {
      subject: 'قرار بشأن ما كتبته',
      text: 'اتخذ أحد المشرفين قرارًا بشأن شيء كتبته في {product}. يمكنك في ملفك الشخصي، تحت «الإشراف»، أن تطلب من شخص آخر مراجعته.',
    },
    post_hidden_by_reports: {
      subject: 'ما كتبته مخفيّ حاليًا',
      text: 'أبلغ عدة أعضاء عن شيء كتبته في {product}. أُخفي النص إلى أن يطّلع عليه أحد المشرفين.',
    },
    post_warned: {
      subject: 'طلب بأن تكتب بأسلوب آخر',
      text: 'يطلب منك أحد المشرفين أن تكتب بأسلوب آخر في {product}. لم يُحذف شيء.',
    },
    moderation_message: {
      subject: 'كتب إليك فريق الإشراف',
      text: 'كتب إليك فريق الإشراف رسالة خاصة في {product}. تجدها في ملفك الشخصي تحت «الإشراف».',
    },
    account_suspended: {
      subject: 'لا يمكنك الكتابة لبعض الوقت',
      text: 'يمكنك لبعض الوقت القراءة في {product}، لكن لا يمكنك كتابة ما يراه الآخرون. يذكر ملفك الشخصي متى ينتهي ذلك، ويمكنك هناك، تحت «الإشراف»، أن تطلب من شخص آخر مراجعته.',
    },
    suspension_lifted: {
      subject: 'يمكنك الكتابة من جديد',
      text: 'لم يعد حسابك في {product} موقوفًا: يمكنك الكتابة من جديد.',
    },
    report_resolved: {
      subject: 'اتُّخذ إجراء بشأن بلاغك',
      text: 'أبلغت عن شيء في {product}، وقد اتُّخذ إجراء بشأنه. شكرًا لك.',
    },
    report_rejected: {
      subject: 'رُوجع بلاغك',
      text: 'أبلغت عن شيء في {product}، وقد رُوجع وبقي كما هو. شكرًا على حرصك.',
    },
    appeal_upheld: {
      subject: 'القرار باقٍ',
      text: 'راجع شخص آخر قرارًا بشأن ما كتبته في {product}، وبقي القرار قائمًا.',
    },
    appeal_overturned: {
      subject: 'أُلغي القرار',
      text: 'راجع شخص آخر قرارًا بشأن ما كتبته في {product}، وأُلغي القرار.',
    },
  },
  digest: {
    subject: 'مشاركات جديدة في موضوعات تتابعها',
    text: 'كُتبت مشاركات جديدة في موضوعات تتابعها في منتدى {product}.',
    posts: {
      zero: 'لا مشاركات جديدة',
      one: 'مشاركة جديدة واحدة',
      two: 'مشاركتان جديدتان',
      few: '{count} مشاركات جديدة',
      many: '{count} مشاركة جديدة',
      other: '{count} مشاركة جديدة',
    },
    warned: 'تنبيه بشأن المحتوى: {warning}',
    action: 'عرض الموضوعات التي تتابعها',
  },
  quoted: '«{title}»',
  newsAction: 'اقرأ المزيد',
  stopReason: 'تصلك هذه الرسالة لأن الرسائل بشأن {topic} مفعّلة في حسابك.',
  stopAction: 'إيقاف الرسائل بشأن {topic}',
  topics: {
    questions: 'الأسئلة عمّا أرسلته',
    decisions: 'القرارات المتعلقة بما أرسلته',
    answers: 'الردود عليك',
    lapses: 'المراجعات الطبية التي لم تعد سارية',
    watched: 'الصفحات التي تتابعها',
    corrections: 'تصحيحات الصفحات التي تحتفظ بها',
    digest: 'ما يُكتب في الموضوعات التي تتابعها',
    learned: 'ما تغيّر منذ أن تعلّمته',
    moderation: 'قرارات المشرفين',
  },
};
