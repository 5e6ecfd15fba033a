/**
 * Words that say nothing about a condition, as the index folds them: those of grammar, of questions and of asking for
 * help. They are left out unless there is nothing else.
 */
export const searchStopWords = `above again against below between both during each few further having here herself himself itself myself nor once
  only other ours ourselves own same such theirs themselves these those through under until while yourself yourselves
  a about after all also am an and any are as at be been before being but by can cannot could d did do does doesn doing
  don for from get gets getting give got had has hasn have haven having he hello help helping her hers him his how i if im in into
  is isn it its just ll know learn let like ll m make many may me meaning mean means mine more most much my need needs
  no not of off on one or our out over please re s she should so some someone somebody something t tell than that the
  their them then there they this to too up us ve very was way we were what when where which who whom why will with
  won would you your yours thing things lot people person anyone anybody condition information info definition called
  dont cant wont isnt doesnt whats symptom symptoms sign signs treatment treatments cure`;
