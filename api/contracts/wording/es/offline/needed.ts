export const needed = 'Necesita conexión';
