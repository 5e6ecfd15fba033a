/**
 * Words that are harmless in any message: those of grammar and of asking. A word that is neither here nor matched by an
 * answer makes the reply to a personal message end with help.
 */
export const plainWords = `a an the and or but if of in on at to for from with without about by as is are am was were
  be been being do does did doing have has had having i me my mine you your yours he him his she her hers it its we us
  our they them their this that these those there here what which who whom whose when where why how can could may
  might must shall should will would not no nor so than then too very just also any some all more most much many
  please tell know want need like get give show help im ive id whats hows cant dont doesnt isnt explain mean means
  something anything someone one ask asking question questions answer answers change changing changed set make use
  using used find finding found look looking see read reading write writing written open click start begin try trying
  go going goes come coming learn learning understand say says talk new year years yo age month months old older young
  younger little small site page pages website info information article topic subject forgot forget forgotten remember
  think thinks thought wonder wondering maybe perhaps probably interested curious possible allowed way kind type sort
  difference different good best name called add send check join apply again really lot wanted today support supports
  diagnosed together post posts photo photos picture email emails mail message messages person people adult adults man
  men woman women
  helps helping article articles`;

/** Words for a person close to the writer. Alone they match no topic: "my husband" may be about violence or care. */
export const personWords = `mother mum mom mummy mommy mama father dad daddy papa parent parents stepmother stepfather stepmum stepdad child children
  kid kids baby babies toddler infant newborn son sons daughter daughters stepson stepdaughter boy boys girl girls teen teenager
  brother brothers sister sisters sibling siblings twin twins husband wife spouse partner boyfriend girlfriend fiance fiancee ex
  grandmother grandfather grandma grandpa granny gran nan nana grandad granddad grandson granddaughter grandchild grandchildren
  grandparent uncle aunt auntie cousin nephew niece family families relative relatives friend friends mate flatmate roommate
  neighbour neighbor mothers fathers mums dads husbands wives partners uncles aunts cousins boyfriends girlfriends
  teens teenagers toddlers infants grandparents grandmothers grandfathers nephews nieces neighbours`;
