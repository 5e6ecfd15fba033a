export const needed = 'Nécessite une connexion';
