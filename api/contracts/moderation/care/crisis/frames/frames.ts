/**
 * Frames of crisis statements for all languages: "kind certainty reach : slots ! slots that must be missing". "A|B" is
 * either slot, "+A" is not negated, "-A" is negated, "A>B" is B closely after A. `parseFrames.ts` defines the groups in
 * capitals. A "likely" frame is sure, but has many look-alikes: "maybe" when the model rates its words as harmless.
 */
export const FRAMES = `
emergency sure 9 : noBreath
emergency sure 5 : -breathe ! sleepForever
emergency likely 9 : hardBreath PERSON|help
emergency maybe 9 : hardBreath
emergency likely 9 : +choke PERSON|help|stuck|food|blue
emergency maybe 6 : +choke
emergency sure 9 : stuck throat|hardBreath|blue
emergency sure 10 : stuck food PERSON
emergency sure 8 : blue colored PERSON|hardBreath|floppy|breathe
emergency maybe 5 : blue PERSON ! bruise
emergency likely 12 : floppy CLOSE
emergency likely 12 : +unconscious PERSON|help
emergency maybe 6 : +unconscious
emergency likely 10 : noWake CLOSE|floppy|unconscious|help|seizure
emergency maybe 8 : noWake ! want
emergency likely 6 : -wake CLOSE ! want sleepForever
emergency maybe 6 : -move he|kin|child|infant ! limb want
emergency sure 10 : -move he|kin|child|infant fall|unconscious|noWake|floppy|help
emergency sure 14 : +seizure longTime|long|noStop
emergency sure 8 : +jerk longTime|long|noStop|unconscious|noWake
emergency sure 12 : +seizure repeat
emergency sure 14 : +seizure noWake|-wake|noBreath|-breathe|blue|unconscious|hardBreath
emergency sure 14 : seizure rescue
emergency sure 12 : +seizure help PERSON
emergency sure 4 : having>seizure CLOSE ! repeat ago yearsAgo topic ask condition can
emergency maybe 8 : +seizure having|jerk CLOSE|i
emergency maybe 8 : +jerk CLOSE
emergency sure 10 : jerk unconscious|floppy|sign|blue
emergency sure 8 : face droop
emergency sure 8 : face|limb numb sudden|droop|slur|speak
emergency sure 9 : limb numb slur|droop|face
emergency maybe 6 : face|limb numb PERSON sudden|help|having
emergency sure 6 : limb -move|-feel sudden|fall|slur|speak|face
emergency maybe 6 : limb -move|-feel PERSON
emergency likely 9 : sudden slur|-speak|-see|-move|-feel|lost|droop
emergency sure 9 : slur PERSON
emergency maybe 6 : -speak CLOSE sudden|help|face|limb
emergency likely 6 : lost speak|see|feel|move PERSON
emergency maybe 8 : -see sudden|headache|help PERSON
emergency sure 9 : stroke having|help|droop|slur|noStop PERSON
emergency maybe 8 : +stroke CLOSE
emergency sure 9 : heart having|help PERSON
emergency sure 8 : heart having
emergency maybe 8 : +heart CLOSE
emergency sure 8 : stroke having
emergency sure 9 : +chest pain limb|help|sudden|hardBreath|sweat|sign|vomit|longTime|worst
emergency sure 8 : +chest +pain having|help CLOSE ! topic ask condition ago yearsAgo repeat can
emergency maybe 6 : +chest pain PERSON
emergency sure 9 : anaphylaxis PERSON|help
emergency maybe 9 : anaphylaxis
emergency sure 7 : throat swell ! topic
emergency sure 16 : allergy hardBreath|swell|noBreath|-breathe|unconscious
emergency maybe 9 : allergy sign|vomit PERSON
emergency sure 8 : +bleed much
emergency sure 8 : bleed noStop|-noStop|unconscious
emergency maybe 6 : +bleed PERSON
emergency sure 20 : dysreflexia PERSON|pressure|highValue|help
emergency sure 26 : spinal headache|sweat|highValue headache|sweat|pressure|highValue|catheter
emergency sure 26 : headache sweat pressure|catheter|spinal|highValue
emergency sure 26 : catheter blocked headache|sweat|highValue|spinal
emergency sure 6 : pressure highValue ! topic
emergency maybe 6 : pressure high PERSON headache|see|help|sudden
emergency sure 20 : shunt vomit|drowsy|headache|blocked|fever
emergency sure 20 : fever|feverValue rash|confused|drowsy|stiffNeck|hardBreath|floppy|seizure
emergency sure 16 : stiffNeck headache|rash|vomit
emergency sure 14 : infant fever|feverValue|drowsy|floppy
emergency sure 9 : sepsis PERSON having|help|confused|fever
emergency maybe 9 : sepsis PERSON
emergency maybe 8 : rash fever|sign CLOSE
emergency sure 12 : burn hot PERSON
emergency maybe 8 : +burn PERSON limb|face|chest ! selfHarm
emergency sure 12 : hot limb|face|chest PERSON
emergency likely 9 : drown CLOSE|i
emergency sure 14 : sugar lowSugar|highValue|high sweat|confused|drowsy|vomit|slur|unconscious|noWake|jerk|fruity|hardBreath|-wake
emergency sure 6 : sugar lowSugar|highValue PERSON
emergency sure 14 : sugar fruity|unconscious|noWake|vomit|confused|slur|drowsy|jerk PERSON
emergency maybe 9 : sugar high|sweat PERSON
emergency sure 10 : trach fails PERSON|help|hardBreath|blue|sign|lowOxygen
emergency maybe 8 : trach fails
emergency sure 12 : trach lowOxygen|blue|-breathe|hardBreath
emergency sure 9 : breathe lowOxygen
emergency sure 20 : headHit|fall vomit|confused|drowsy|unconscious|noWake|bleed|seizure|slur|-wake PERSON
emergency maybe 9 : headHit CLOSE|i
emergency sure 14 : fall -feel|-move limb|neck
emergency sure 14 : fall neck pain|-move|numb
emergency maybe 10 : fall height CLOSE
emergency sure 5 : -pulse
emergency sure 12 : pulse high|sign hardBreath|unconscious|chest|pain|sweat|drowsy|sudden
emergency sure 9 : headache worst sudden|see|vomit|stiffNeck|confused|numb
emergency sure 9 : sudden headache worst|vomit|see
emergency maybe 9 : headache worst PERSON
emergency sure 9 : ambulance ! topic ask
emergency maybe 9 : ambulance
emergency likely 9 : bone PERSON ! topic
emergency sure 12 : labour bleed|help|pain|-move PERSON
emergency maybe 12 : labour help|sudden
emergency likely 12 : shocked PERSON
emergency sure 12 : vomit bleed PERSON
emergency maybe 12 : confused sudden CLOSE
emergency maybe 12 : help fall|bleed|pain|vomit|drowsy|confused|numb PERSON
poison sure 12 : +overdose PERSON ! ask
poison sure 8 : +overdose medicine|drug|help|having ! ask
poison maybe 8 : +overdose
poison sure 9 : +ingest toxic PERSON ! pet
poison sure 8 : +ingest medicine many|manyPills|empty ! ask
poison sure 8 : +ingest many medicine|pack
poison sure 8 : +ingest medicine|pack child|infant
poison maybe 8 : +ingest medicine kin
poison sure 12 : +ingest|+give medicine|dose|dosed wrong
poison sure 9 : wrong medicine|dose|dosed PERSON
poison sure 9 : empty pack drowsy|slur|child|unconscious|noWake|ingest|vomit
poison maybe 9 : empty pack CLOSE|medicine
poison sure 12 : +ingest pack many|empty|manyPills
poison sure 12 : +ingest medicine alcohol PERSON
poison sure 14 : alcohol many|manyPills unconscious|noWake|-wake|drowsy|sign PERSON
poison sure 12 : +ingest|+give drug|medicine|dose unconscious|noWake|drowsy|-wake|vomit|slur|hardBreath|noBreath|-breathe|floppy
poison sure 14 : gas vomit|headache|drowsy|help|confused|hardBreath|unconscious|PERSON
poison maybe 8 : gas
poison sure 14 : mix|toxic|drug hardBreath|noBreath|-breathe|vomit|unconscious|drowsy|floppy|slur|noWake|-wake|swell|blue|jerk PERSON
poison maybe 8 : mix PERSON
poison sure 10 : toxic throat|face|see PERSON
poison maybe 8 : toxic child|infant
poison maybe 9 : +ingest manyPills|many PERSON ! vital
suicide likely 5 : +die i|me +want
suicide likely 5 : +want +die
suicide likely 9 : +killSelf PERSON|want|help ! ask
suicide sure 9 : -killSelf me|i want
suicide maybe 9 : killSelf
suicide likely 9 : notHere
suicide sure 9 : betterOff
suicide sure 9 : burden MINE|he
suicide maybe 9 : burden
suicide maybe 9 : noGoOn
suicide sure 12 : noGoOn die|notHere|betterOff|disappear|noPoint|sleepForever|farewell|endIt|means|despair
suicide likely 9 : noPoint MINE|he
suicide maybe 9 : noPoint
suicide sure 9 : sleepForever
suicide sure 6 : want endIt ! topic
suicide maybe 9 : endIt PERSON
suicide likely 6 : want disappear
suicide maybe 9 : disappear i|me
suicide likely 9 : selfHarm PERSON
suicide maybe 9 : selfHarm
suicide likely 9 : +hang PERSON
suicide sure 8 : +jump height
suicide sure 9 : +jump want PERSON
suicide maybe 9 : height i want|long|longTime|noGoOn|despair
suicide sure 9 : plan medicine|means|many|die|killSelf|endIt|height
suicide maybe 9 : plan MINE
suicide sure 12 : farewell die|notHere|noGoOn|betterOff|killSelf|means|want|endIt
suicide maybe 12 : farewell
suicide likely 9 : howDie
suicide maybe 9 : despair
suicide sure 9 : despair die|notHere|want|disappear|height|means|plan|killSelf|selfHarm|noGoOn
suicide sure 9 : means MINE selfHarm|want|despair|die|endIt
suicide maybe 9 : means i|me
suicide sure 9 : want ingest many|manyPills
violence likely 9 : hitMe
violence likely 6 : +hit>me ! selfHarm killSelf
violence sure 9 : partner|carer +hit>kin|child|he
violence likely 9 : partner|carer +hit me|bruise|weapon
violence maybe 7 : +hit me|kin|child ! selfHarm killSelf
violence sure 9 : rape MINE|he
violence maybe 9 : rape
violence sure 9 : threat MINE|he
violence maybe 9 : threat
violence sure 10 : touch intimate MINE|carer
violence sure 7 : carer|partner touch>me|kin|child
violence maybe 8 : touch carer MINE
violence sure 7 : +force sex|touch|intimate MINE
violence maybe 7 : force me|kin carer|partner
violence likely 8 : +lock MINE partner|carer|he
violence maybe 8 : +lock me|kin|child
violence likely 8 : +tie me|kin|child|he partner|carer|he|vital
violence maybe 8 : +tie me|kin|child
violence sure 12 : weapon threat|afraid|atDoor
violence likely 10 : weapon partner|he MINE
violence sure 12 : atDoor partner afraid|threat|weapon|hit|help
violence maybe 7 : afraid partner|carer
violence maybe 7 : afraid he|kin
violence sure 12 : afraid hit|threat|atDoor|shout|abuse
violence sure 10 : +deprive vital partner|carer|he|kin
violence maybe 7 : +deprive vital me|MINE
violence sure 10 : shout partner|carer me|kin|child
violence maybe 8 : shout MINE
violence likely 8 : +push>me|place partner|carer|he|me
violence maybe 8 : +push place MINE
violence sure 12 : bruise partner|carer|repeat MINE|he
violence maybe 9 : bruise kin|child
violence likely 12 : harmOther MINE|he
violence maybe 9 : harmOther
violence sure 9 : forcedOp MINE|he
violence sure 9 : photo MINE partner|carer|threat|he|force
violence maybe 9 : photo MINE
violence sure 12 : neglect MINE|he carer|partner|deprive
violence maybe 9 : neglect MINE
violence likely 9 : abuse me|i partner|carer|he|kin
violence maybe 9 : abuse MINE
`;
