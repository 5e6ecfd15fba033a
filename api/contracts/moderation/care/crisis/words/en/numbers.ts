import type { NumberWords } from '../../WordLists.ts';

export const numbers: NumberWords = {
  values: `one 1, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, thirteen 13,
    fourteen 14, fifteen 15, sixteen 16, eighteen 18, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, hundred 100, dozen 12,
    dozens 24, half 0.5, quarter 15, couple 2`,
  minutes: 'min, mins, minute, minutes, minuets, minits, minites',
  hours: 'h, hr, hrs, hour, hours',
  doses: 'mg, mgs, mcg, ml, mls, unit, units, milligrams, iu, grams, puffs, patches',
  years: 'year, years, yr, yrs, month, months, week, weeks, decade, decades',
  ago: 'ago, back, last, previous',
  others:
    'g, kg, kilo, kilos, cm, km, m, metres, percent, euros, pounds, people, day, days, x, years, euro, feet, stone, yo, am, pm, times, children, kids, degrees, st, th',
  since: 'since, from',
};
