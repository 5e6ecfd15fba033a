import type { NumberWords } from '../../WordLists.ts';

export const numbers: NumberWords = {
  values: `uno 1, una 1, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once 11, doce 12, quince 15,
    veinte 20, treinta 30, cuarenta 40, cincuenta 50, sesenta 60, cien 100, docena 12, media 0.5, medio 0.5, cuarto 15, catorce 14,
    trece 13, dieciseis 16, veinticinco 25`,
  minutes: 'min, mins, minuto, minutos, minutitos',
  hours: 'h, hr, hrs, hora, horas',
  doses: 'mg, mcg, ml, unidades, unidad, miligramos, ui, mililitros, parches',
  years: 'ano, anos, mes, meses, semana, semanas, decada, decadas',
  ago: 'hace, pasado, pasada, atras, anterior',
  others:
    'g, gramos, kg, kilo, kilos, cm, km, m, metros, euros, pesos, personas, dia, dias, veces, grados, euro, por, niños, de la',
  since: 'desde',
};
