import { namesMedicine } from '../moderation/care/findDoses.ts';
import { compileRule, foldText } from '../moderation/care/foldText.ts';

/** Subjects by which unanswered questions are counted. The text of a question is never stored. */
export const CHAT_SUBJECTS = [
  'condition',
  'medicine',
  'diagnosis',
  'money',
  'school',
  'work',
  'care',
  'site',
  'other',
] as const;
type ChatSubject = (typeof CHAT_SUBJECTS)[number];

/** Words of each subject in all languages of the site. The first subject that matches is counted. */
const SUBJECTS: [ChatSubject, RegExp][] = [
  [
    'medicine',
    compileRule(
      'medic(?:ine|ation|ament)@|meds|drugs?|dos(?:e|es|age|is|ages)|pills?|tablets?|side effects?|vaccin@|farmaco@|pastillas?|vacuna@|cachets?|comprimes?|posologie|ordonnance|(?:ال)?(?:دواء|ادويه|جرعه|حبوب|لقاح)',
    ),
  ],
  [
    'diagnosis',
    compileRule(
      'diagnos@|assess@|screening|doctors?|specialists?|diagnost@|medicos?|doctora?|evaluacion|bilan|medecins?|docteurs?|(?:ال)?(?:تشخيص|طبيب|دكتور|دكتوره|فحص|تقييم|اخصائي)',
    ),
  ],
  [
    'money',
    compileRule(
      'money|benefits?|allowances?|pensions?|insurance|cost@|fund@|tax@|grants?|dinero|ayudas?|prestacion@|subsidio@|pension@|seguro|argent|allocation@|aides?|assurance|impots?|(?:ال)?(?:مال|فلوس|اعانه|معاش|راتب|تامين|تكلفه|مساعده ماليه)',
    ),
  ],
  [
    'school',
    compileRule(
      'school@|teachers?|class@|exams?|homework|universit@|college|students?|escuela@|colegio@|profesor@|examen@|alumn@|ecole@|eleves?|enseignant@|devoirs|etudiant@|(?:ال)?(?:مدرسه|معلم|معلمه|امتحان|جامعه|طالب|صف)',
    ),
  ],
  [
    'work',
    compileRule(
      'jobs?|work|working|employ@|boss|colleagues?|career|trabajo|trabajar|emple@|jefe|jefa|empresa|travail@|emploi|patron|collegues?|chomage|(?:ال)?(?:عمل|شغل|وظيفه|مدير|زميل|بطاله)',
    ),
  ],
  [
    'care',
    compileRule(
      'carers?|caregiv@|caring|look after|respite|nursing|wheelchairs?|equipment|aids?|cuidador@|cuidar|silla de ruedas|aidant@|soins|fauteuil@|(?:ال)?(?:رعايه|كرسي متحرك|ممرض@|مقدم@ رعايه)',
    ),
  ],
  [
    'site',
    compileRule(
      'site|website|pages?|account|password|login|button|app|search|forum|sitio|pagina|cuenta|contrasena|boton|foro|compte|mot de passe|bouton|(?:ال)?(?:موقع|صفحه|حساب|زر|بحث|منتدي|تطبيق)|كلمه (?:السر|المرور)',
    ),
  ],
  [
    'condition',
    compileRule(
      'conditions?|disorders?|disabilit@|syndrom@|diseases?|illness@|symptoms?|causes?|[^ .]{3,}(?:itis|osis|algia|plegia|pathy|emia|trophy|phobia)|condicion@|trastorno@|discapacidad@|sindrome@|enfermedad@|sintoma@|[^ .]{3,}(?:patia|trofia|fobia)|handicap@|maladies?|troubles?|symptome@|[^ .]{3,}(?:ite|ose|algie|plegie|pathie|emie|trophie|phobie)|(?:ال)?(?:حاله|مرض|متلازمه|اضطراب|اعاقه|اعراض|سبب|اسباب|ضمور|التهاب|شلل)',
    ),
  ],
];

export function findSubject(text: string): ChatSubject {
  const words = foldText(text);
  if (namesMedicine(words)) return 'medicine';
  return SUBJECTS.find(([, telling]) => words.line.search(telling) >= 0)?.[0] ?? 'other';
}
