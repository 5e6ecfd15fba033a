/**
 * Words of grammar and of asking. They are harmless in any message, and never searched for. A word that is in none of these
 * lists and that no answer explains makes the reply to a personal message end with help.
 */
export const plainWords = `a an the and or but if of in on at to for from with without about by as is are am was were
  be been being do does did doing have has had having i me my mine you your yours he him his she her hers it its we us
  our they them their this that these those there here what which who whom whose when where why how can could may
  might must shall should will would not no nor so than then too very just also any some all more most much many
  please tell know want need like get give show help im ive id whats hows cant dont doesnt isnt explain mean means
  something anything someone one ask asking question questions answer answers set make use using used find finding
  found look looking open click start begin try trying go going goes come coming new year years yo age month months
  site page pages website info information article topic subject wonder wondering maybe perhaps probably interested
  curious possible allowed way kind type sort difference different good best called send check join apply again really
  lot wanted today support supports diagnosed together post posts photo photos picture email emails mail message
  messages person people adult adults man men woman women helps helping articles yes yeah ok okay anyone yesterday
  near`;

/** Words that are as harmless, but may be what is asked for: "reading". */
export const activityWords = `change changes changing changed see read reading write writing written talk say says
  learn learning understand remember forgot forget forgotten think thinks thought name add small little old older
  young younger`;

/** Words before the name of what a person has: "my husband has asthma". */
export const havingWords = `has have had having with got about`;

/** Words for a person close to the writer. Alone they match no topic: "my husband" may be about violence or care. */
export const personWords = `mother mum mom mummy mommy mama father dad daddy papa parent parents stepmother stepfather stepmum stepdad child children
  kid kids baby babies toddler infant newborn son sons daughter daughters stepson stepdaughter boy boys girl girls teen teenager
  brother brothers sister sisters sibling siblings twin twins husband wife spouse partner boyfriend girlfriend fiance fiancee ex
  grandmother grandfather grandma grandpa granny gran nan nana grandad granddad grandson granddaughter grandchild grandchildren
  grandparent uncle aunt auntie cousin nephew niece family families relative relatives friend friends mate flatmate roommate
  neighbour neighbor mothers fathers mums dads husbands wives partners uncles aunts cousins boyfriends girlfriends
  teens teenagers toddlers infants grandparents grandmothers grandfathers nephews nieces neighbours`;
