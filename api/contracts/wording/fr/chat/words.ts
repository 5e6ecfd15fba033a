export const plainWords = `non le la les un une des du de d l et ou mais si a au aux en dans pour par avec sans sur comme
  est sont suis es etes etre c ce cet cette ces ca cela ai as avons avez ont avoir j je me m moi mon ma mes tu te t
  toi ton ta tes il elle on nous vous ils elles lui leur leurs se s son sa ses notre votre vos nos que qu quoi quel
  quelle quels quelles qui quand pourquoi comment combien peux peut pouvez puis dois doit faut ne n pas ni tres plus
  beaucoup aussi quelque chose quelqu veux voudrais besoin savoir dites dis explique signifie fait faire y plait svp
  demander question questions reponse mettre utiliser utilise chercher cherche trouver trouve ouvrir commencer
  commence aller va vais vont venir expliquer nouveau nouvelle an ans age mois site page pages information
  informations info infos sujet souviens crois pense semble peut-etre aimerais interesse interessee possible pouvoir
  maniere façon type difference bon bonne appelle petit petite jeune envoyer supprimer soutien diagnostique
  diagnostiquee fois photo photos message messages ecris mail courriel bien personne grand grande beau belle personnes
  gens adulte adultes homme hommes femmes aide aident oui ok daccord hier aujourdhui pres chez`;

export const activityWords = `changer change voir lire ecrire apprendre comprendre comprends dire rappeler souvenir
  oublie oubliee penser nom ajouter parle`;

export const havingWords = `a ai ont avait avec sur`;

export const personWords = `mere maman pere papa parent parents enfant enfants bebe bebes nourrisson gosse fils fille filles garçon
  garçons ado adolescent adolescente frere freres soeur soeurs sœur sœurs jumeau jumelle mari epoux epouse femme conjoint
  conjointe compagnon compagne copain copine fiance fiancee ex mamie papi papy
  oncle tante cousin cousine neveu niece famille familles proche proches ami amie amis amies voisin voisine`;
