/** Reserved even within a word. */
export const RESERVED_SITE_NAME = 'common ground';

/** Texts shown where a name is missing, in the site's languages. Only staff may use one of them as a name. */
export const PLACEHOLDER_NAMES: readonly string[] = [
  ...['former member', 'antiguo miembro', 'ancien membre', 'عضو سابق', 'somebody without an account'],
  ...['deleted user', 'unknown user', 'nobody', 'no reply'],
];

/** Words that only names of staff may contain, compared as names are: case and look-alikes make no difference. */
export const RESERVED_WORDS: readonly string[] = [
  ...['demo', 'official', 'system', 'sysop', 'webmaster', 'postmaster', 'anonymous'],
  ...['mod', 'mods', 'root', 'owner', 'hostmaster', 'noreply', 'superadmin'],
  ...['admin', 'admins', 'administrator', 'administrators', 'administration', 'sysadmin', 'superuser'],
  ...['editor', 'editors', 'editorial', 'moderator', 'moderators', 'moderation'],
  ...['reviewer', 'reviewers', 'translator', 'translators', 'staff', 'support', 'helpdesk', 'security', 'team'],
  ...['oficial', 'sistema', 'administrador', 'administradora', 'administradores', 'administracion', 'editora'],
  ...['editores', 'redaccion', 'moderador', 'moderadora', 'moderadores', 'moderacion', 'revisor', 'revisora'],
  ...['revisores', 'traductor', 'traductora', 'traductores', 'soporte', 'seguridad', 'equipo'],
  ...[
    'officiel',
    'officielle',
    'systeme',
    'administrateur',
    'administratrice',
    'administrateurs',
    'editeur',
    'editrice',
  ],
  ...['editeurs', 'redacteur', 'redactrice', 'redaction', 'moderateur', 'moderatrice', 'moderateurs', 'relecteur'],
  ...['relectrice', 'reviseur', 'reviseuse', 'traducteur', 'traductrice', 'securite', 'equipe'],
  ...['ديمو', 'تجريبي', 'رسمي', 'الرسمي', 'النظام', 'أدمن', 'ادمن', 'الأدمن', 'مسؤول', 'المسؤول', 'مدير', 'المدير'],
  ...[
    'إدارة',
    'الإدارة',
    'محرر',
    'المحرر',
    'محررة',
    'المحررون',
    'تحرير',
    'التحرير',
    'مشرف',
    'المشرف',
    'مشرفة',
    'المشرفون',
  ],
  ...[
    'مراجع',
    'المراجع',
    'مراجعة',
    'مترجم',
    'المترجم',
    'مترجمة',
    'موظف',
    'الموظفون',
    'دعم',
    'الدعم',
    'الأمان',
    'فريق',
    'الفريق',
  ],
];
