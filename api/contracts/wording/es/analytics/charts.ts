import type * as en from '../../en/analytics/charts.ts';

export const charts: typeof en.charts = {
  views: {
    title: 'Visitas por día',
    summary: '{total} en 30 días; como máximo {most} en un día.',
    when: 'Día',
    count: 'Visitas',
  },
  sign_ups: {
    title: 'Cuentas nuevas por semana',
    summary: '{total} en 12 semanas; como máximo {most} en una semana.',
    when: 'Semana del',
    count: 'Cuentas nuevas',
  },
  time_to_review: {
    title: 'Días hasta que se decide una propuesta',
    summary: {
      one: 'El valor central de cada una de las últimas 12 semanas; en total, {count} decisión.',
      many: 'El valor central de cada una de las últimas 12 semanas; en total, {count} de decisiones.',
      other: 'El valor central de cada una de las últimas 12 semanas; en total, {count} decisiones.',
    },
    none: 'En las últimas 12 semanas no se ha decidido nada.',
    nothing: 'ninguna decisión',
    when: 'Semana del',
    days: 'Días, valor central',
    decided: 'Decisiones',
  },
  translations: {
    title: 'Páginas en otros idiomas',
    summary: {
      one: 'De {count} página: lleno, al día; rayado, atrasadas o incompletas; vacío, sin traducir.',
      many: 'De {count} de páginas: lleno, al día; rayado, atrasadas o incompletas; vacío, sin traducir.',
      other: 'De {count} páginas: lleno, al día; rayado, atrasadas o incompletas; vacío, sin traducir.',
    },
    language: 'Idioma',
    done: 'Al día',
    behind: 'Atrasadas o incompletas',
    missing: 'Sin traducir',
  },
};
