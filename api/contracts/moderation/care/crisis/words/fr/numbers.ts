import type { NumberWords } from '../../WordLists.ts';

export const numbers: NumberWords = {
  values: `un 1, une 1, deux 2, trois 3, quatre 4, cinq 5, six 6, sept 7, huit 8, neuf 9, dix 10, dizaine 10, onze 11, douze 12,
    douzaine 12, treize 13, quatorze 14, quinze 15, quinzaine 15, seize 16, vingt 20, vingtaine 20, trente 30, trentaine 30, quarante 40,
    quarantaine 40, cinquante 50, cinquantaine 50, soixante 60, cent 100, demi 0.5, demie 0.5, quart 15`,
  minutes: 'min, mins, mn, minute, minutes',
  hours: 'h, hr, heure, heures',
  doses: 'mg, mcg, ml, unites, unite, milligrammes, ui, cl, patchs',
  years: 'an, ans, annee, annees, mois, semaine, semaines',
  ago: 'y, ya, dernier, derniere, dernieres, passe, passee',
  others:
    'g, grammes, kg, kilo, kilos, cm, km, m, metres, euros, personnes, jour, jours, fois, degres, euro, pour, enfants, er, e',
  since: 'depuis, dpuis, depui, dps',
};
