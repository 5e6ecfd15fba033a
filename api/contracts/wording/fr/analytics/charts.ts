import type * as en from '../../en/analytics/charts.ts';

export const charts: typeof en.charts = {
  views: {
    title: 'Pages vues par jour',
    summary: '{total} en 30 jours ; au plus {most} en un jour.',
    when: 'Jour',
    count: 'Pages vues',
  },
  sign_ups: {
    title: 'Nouveaux comptes par semaine',
    summary: '{total} en 12 semaines ; au plus {most} en une semaine.',
    when: 'Semaine du',
    count: 'Nouveaux comptes',
  },
  time_to_review: {
    title: 'Jours avant la décision sur une proposition',
    summary: {
      one: 'La valeur médiane de chacune des 12 dernières semaines, pour {count} décision en tout.',
      many: 'La valeur médiane de chacune des 12 dernières semaines, pour {count} de décisions en tout.',
      other: 'La valeur médiane de chacune des 12 dernières semaines, pour {count} décisions en tout.',
    },
    none: 'Rien n’a été décidé au cours des 12 dernières semaines.',
    nothing: 'aucune décision',
    when: 'Semaine du',
    days: 'Jours, valeur médiane',
    decided: 'Décisions',
  },
  translations: {
    title: 'Pages dans d’autres langues',
    summary: {
      one: 'Sur {count} page : plein, à jour ; hachuré, en retard sur l’original ou incomplet ; vide, non traduit.',
      many: 'Sur {count} de pages : plein, à jour ; hachuré, en retard sur l’original ou incomplet ; vide, non traduit.',
      other: 'Sur {count} pages : plein, à jour ; hachuré, en retard sur l’original ou incomplet ; vide, non traduit.',
    },
    language: 'Langue',
    done: 'À jour',
    behind: 'En retard ou incomplètes',
    missing: 'Non traduites',
  },
};
