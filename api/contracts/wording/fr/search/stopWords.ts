export const searchStopWords = `a ai aide aider aie ainsi alors apres as au aucun aussi autre aux avec avoir avez avons bien bonjour c ca car ce cela ces
  cet cette chez ceux comme comment d dans de des du depuis donc dont elle elles en entre es est et etait ete etes etre
  eu eux faire fait faut il ils j je l la le les leur leurs lui m ma mais me meme mes mon n ne nos notre nous on ont ou
  par pas peu peut peuvent plus pour pourquoi qu quand que quel quelle quelles quels quelqu qui quoi s sa sans savoir se
  sera ses si son sont sous suis sur t ta te tes toi ton tous tout toute tres tu un une va vos votre vous y personne
  personnes signifie definition information symptome symptomes signe signes traitement cest quest`;
