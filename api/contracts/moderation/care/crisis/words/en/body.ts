import type { BodyWords } from '../../WordLists.ts';

export const body: BodyWords = {
  hardBreath: `
    trouble breathing, difficulty breathing, struggl- to breathe, struggl- for breath, fighting for breath,
    fight- to breathe, hard to breathe, harder to breathe, gasp-, short of breath, shortness of breath, breathless,
    cant catch, wheez-, laboured breathing, labored breathing, breathing ~ fast, breathing ~ rapid,
    breathing ~ shallow, breathing funny, breathing weird, breathing strange, breathing ~ noisy, gurgl-, rattling,
    stridor, hyperventilat*, asthma attack, puffer ~ not working, inhaler ~ not, inhaler isnt, puffer isnt,
    inhaler ~ empty, inhaler doing nothing, sucking in ~ ribs, ribs ~ sucking, working hard to breathe,
    breathing ~ difficult, breathing ~ hard, breathing is bad, breathing ~ worse, grunting, lungs feel,
    chest feels tight, panting, air hungry, drowning in my own, cant finish a sentence, cant finish sentence,
    cant speak in full sentences, choking for air, cant breathe properly, breath coming in, few breaths,
    breathing stops, breathing ~ slow, breathing slowing, breathing is getting, pauses in ~ breathing,
    cant draw breath, nostrils flaring`,
  stuck: `
    stuck, lodged, wedged, jammed, went down the wrong way, wrong way, down the wrong pipe, wrong hole, wont go down,
    cant get it out, cant cough it up, wont come up, blocking ~ throat, caught in, blocking, got something in`,
  food: `
    food, meat, steak, chicken bone, bone, fishbone, fish bone, grape, grapes, sausage, hotdog, hot dog, bread,
    sandwich, apple, carrot, nut, peanut, popcorn, sweet, sweets, candy, lolly, marshmallow, coin, marble, bead,
    lego, toy, button, pen lid, battery, magnet, balloon, pill, tablet, something, piece of, chunk of, lump of,
    dinner, egg, rice, sushi, tooth, denture, dentures, pea, cherry, ice cube, feed, milk, potato, burger, pizza,
    cracker, biscuit, cookie`,
  blue: `
    blue, purple, grey, gray, ashen, bluish, blueish, dusky, mauve, funny colour, funny color, white as a sheet,
    deathly pale, greyish, cyanosed, cyanotic, cyanosis, turning white, no colour, no color, bright blue, blue lips,
    lips are blue, going blue, turning blue, gone blue`,
  colored: `
    go, goes, going, gone, went, turn-, turned, lips, lip, face, skin, fingers, fingertips, toes, nails, looks, look,
    looking, is, are, shes, hes, im, around the mouth, round the mouth, tongue, all, cheeks, colour, color, her, his`,
  floppy: `
    floppy, limp, rag doll, ragdoll, like a doll, lifeless, stiff as a board, gone stiff, went stiff, all stiff,
    dead weight, rigid, jelly, flopped, flopping, not moving, isnt moving, still as, no tone, arched back`,
  wake: `
    wake, wakes, waking, woke, woken, wake up, rouse, rousable, stir, stirring, respond, responding, responsive,
    react, reacting, come round, come to, answering, answer me, conscious, awake, alert, opening his eyes,
    opening her eyes, talk to me`,
  move: `
    mov-, move, lift, budge, stand, stand up, get up, walk, raise, grip, hold, use, bend, wiggle, lift up,
    get off the floor`,
  feel: `feel, feels, feeling, sensation`,
  speak: `
    speak, talk, say, speech, words, get ~ words out, find ~ words, form words, form a sentence, string a sentence,
    communicate, talking, speaking, reply`,
  slur: `
    slur*, jumbled, garbled, gibberish, mumbl-, muddled, talking nonsense, talking rubbish, not making ~ sense,
    isnt making ~ sense, makes no sense, make- no sense, talking funny, talking weird, speech ~ funny,
    speech ~ weird, speech ~ gone, speech ~ off, speech sounds, words ~ wrong, words ~ jumbled, words ~ mixed,
    sounds drunk, sounds like ~ drunk, like hes drunk, like shes drunk, speak- in riddles, talking gobbledygook,
    mush, drunk but, cant understand what he, cant understand what she, cant get his words, cant get her words,
    cant get my words, cant get words, cant find ~ words, word salad, talking like`,
  see: `
    see, seeing, sight, vision, blind, eyesight, seeing double, double vision, gone blind, eye, blurry,
    blurred vision`,
  limb: `
    arm, arms, leg, legs, hand, hands, foot, feet, side, left side, right side, one side, half of ~ body,
    half ~ body, limbs, fingers, waist, below the waist, below my waist, lower body, body, bum, groin, saddle,
    lower half, waist down, shoulder, jaw, wrist, knee, ankle, toes`,
  face: `face, mouth, smile, eyelid, cheek, lip, grin, side of his face, side of her face, faces`,
  droop: `
    droop*, dropped, drops, drop, drooped, crooked, lopsided, lop sided, sagg*, twisted, uneven, wonky,
    fallen on one side, slid*, slipp- down, one side, half ~ down, hanging down, pulled to one side, melted,
    not symmetrical, asymmetric*, weird on one side, wont smile, cant smile, slack`,
  numb: `
    numb, numbness, tingl-, gone dead, went dead, dead arm, weak, weakness, gone weak, went weak, pins and needles,
    paralys*, paralyz*, wont move, cant move, not working, isnt working, stopped working, doesnt work, useless,
    no strength, no power, cant lift, cant feel, cant raise, limp, heavy, like lead, gave way, giving way, cant grip,
    cant hold, wont do what, lost feeling, lost power, lost strength, lost use, cant use, wont work, no feeling,
    no sensation`,
  jerk: `
    jerk-, twitch-, shaking, shakes, shook, trembl-, thrash-, convuls-, spasm-, eyes rolled back, eyes ~ rolling,
    eyes rolled, eyes ~ back of ~ head, stiffened, foaming, foam, frothing, tongue bitten, bit ~ tongue,
    limbs flailing, body ~ shaking, stiff and shaking, blank stare, staring blankly, flailing, juddering,
    eyes ~ flickering`,
  rescue: `
    midazolam, buccal, buccolam, rescue med, rescue meds, rescue medication, rescue medicine, rectal diazepam,
    stesolid, emergency meds, emergency medication, emergency med, rescue spray, nayzilam, second dose of,
    vns magnet`,
  chest: `chest, breastbone, heart, sternum, ribs, left arm, chests`,
  pain: `
    pain, pains, painful, hurts, hurting, ache, aches, aching, crushing, tightness, tight, pressure, squeez-,
    stabbing, heavy, heaviness, elephant, agony, sore, burning, like a band, like a vice, in a vice, vise, weight on,
    ripping, tearing, discomfort, someone sitting on, killing`,
  headache: `
    headache, head ache, head is pounding, head pounding, pounding head, pounding headache, head hurts,
    splitting head, splitting headache, thunderclap, head is splitting, banging headache, head is exploding,
    head feels like, head going to explode, migraine, head is banging, head banging, pain in ~ head, head is killing,
    pressure in ~ head`,
  worst: `
    worst, terrible, thunderclap, horrendous, unbearable, excruciating, ever had, never felt, severe, like nothing,
    agonising, agonizing, intense, crushing, blinding, exploding, explode, insane, massive, awful, horrific, 10/10`,
  bleed: `
    bleed-, bled, blood, haemorrhag*, hemorrhag*, bleeding, bloody, blood loss, artery, spurting, gushing`,
  much: `
    heavily, heavy, everywhere, lots, loads, a lot, badly, wont stop, not stopping, cant stop, isnt stopping,
    pouring, gushing, spurting, squirting, soaked, soaking through, soaked through, towels, towel, pool of, buckets,
    so much, severely, profusely, through the bandage, pads an hour, pad an hour, clots, all over, covered in, pints,
    vomiting, out of his ears, coughing up, throwing up, coffee grounds, huge, deep, streaming, from ~ ears,
    out of my/his/her, dripping, sheets ~ red, keep pressing, pressing`,
  allergy: `
    allerg*, stung, sting, stings, bee, wasp, wasps, hornet, peanut, peanuts, nuts, nut, cashew, epipen, epi pen,
    jext, emerade, auto injector, adrenaline pen, shellfish, prawn, prawns, hives, welts, rash, sesame, penicillin,
    latex, ate something, new antibiotic, bitten, amoxicillin, kiwi, egg, milk allergy, satay, snake bite, snake bit,
    bitten by`,
  anaphylaxis: `
    anaphyla*, anafila*, allergic shock, severe allergic reaction, anaphalactic, used ~ epipen, gave ~ epipen,
    needed ~ epipen, given ~ epipen, epipen hasnt, epipen didnt, epipen isnt, bad allergic reaction`,
  dysreflexia: `
    dysreflexia, disreflexia, dysreflexic, autonomic crisis, going dysreflexic, ad attack, ad episode, having ad,
    autonomic dysreflexia`,
  spinal: `
    paraplegic, quadriplegic, tetraplegic, quad, tetra, para, spinal cord injury, spinal injury, sci,
    above the level, above my injury, above my level, above injury, t1, t2, t3, t4, t5, t6, c3, c4, c5, c6, c7,
    broken neck, wheelchair user since, complete injury, incomplete injury, paralysed from, paralyzed from`,
  pressure: `bp, blood pressure, systolic, pressure`,
  high: `
    high, very high, sky high, through the roof, shot up, gone up, rising, racing, going up, off the scale, soaring,
    low, dropping, crashing, too low, too high, dangerously, wont come down, not coming down, wont go up, pounding,
    irregular, all over the place, going crazy, 200, beating fast, beating really fast, beating so fast, spiking, hi,
    lo`,
  catheter: `
    catheter, catheters, suprapubic, foley, bladder, bowel, bowels, leg bag, urine bag, bag, cathed, cath, pee,
    urine, tubing`,
  blocked: `
    block*, kinked, kink, not draining, isnt draining, hasnt drained, stopped draining, full, clogged, bursting,
    no urine, cant pee, empty bag, nothing coming out, hasnt emptied, impacted, overfull, no pee, not working,
    malfunction*, broken`,
  sweat: `
    sweat-, sweating, sweaty, goosebumps, goose bumps, flushed, clammy, bright red, red face, face is red,
    face ~ red, red blotches, blotchy, red above, drenched, shaky, shaking, shivering, chills, cold sweat, trembling,
    dripping`,
  shunt: `shunt, shunts, vp shunt, hydrocephalus, ventriculoperitoneal, shunted, evd`,
  vomit: `
    vomit*, being sick, throwing up, throws up, threw up, thrown up, throw up, puk-, been sick, is sick, was sick,
    sick, retch-, cant keep anything down, cant keep ~ down, heav-, nausea, projectile, spewing`,
  drowsy: `
    drows*, sleepy, letharg*, hard to wake, out of it, groggy, dopey, wont stay awake, half asleep, cant stay awake,
    keeps falling asleep, keeps drifting, drifting off, nodding off, barely awake, cant keep ~ eyes open,
    wont keep ~ eyes open, eyes wont stay open, not himself, not herself, spaced out, very sleepy, zoned out,
    sluggish, listless, wont feed, not feeding, spacey, wobbly, so tired, dizzy, woozy, swaying, staggering,
    unsteady`,
  confused: `
    confus*, disorient*, deliri*, doesnt know where, doesnt know who, doesnt recognise, doesnt recognize,
    doesnt know what day, not making sense, talking rubbish, hallucinat*, seeing things, rambling, muddled,
    acting strange, acting weird, acting odd, acting drunk, aggressive, doesnt know me, doesnt remember,
    cant remember, agitated, incoherent, not with it, off with the fairies, behaving oddly, dazed, doesnt know his,
    doesnt know her, disorientated`,
  fever: `
    fever, feverish, temperature, temp, burning up, boiling hot, hot to touch, high temp, roasting hot,
    temperature of, shivering, rigors`,
  rash: `
    rash, mottled, mottling, blotchy, purple spots, purple rash, dark spots, doesnt fade, does not fade, wont fade,
    glass test, tumbler test, red spots, pinprick, bruise like, marbled, spots ~ glass, blotches, red streaks,
    red line, streaking, ice cold hands, cold hands`,
  stiffNeck: `
    stiff neck, neck ~ stiff, neck is stiff, neck hurts to bend, light hurts, hates the light, cant bear light,
    cant stand light, sensitive to light, wont bend ~ neck, cant bend ~ neck, chin to chest, chin ~ chest`,
  sepsis: `sepsis, septic, septicaemia, septicemia, blood poisoning, meningitis, septic shock`,
  burn: `
    burn-, burnt, scald*, blister*, skin ~ peeling, skin ~ coming off, on fire, caught fire, clothes ~ fire, melted,
    charred, singed`,
  hot: `
    boiling, boiling water, hot water, kettle, hot oil, oil, steam, hot coffee, hot tea, coffee, tea, fire, flames,
    acid, stove, oven, hob, iron, bath, saucepan, pan of, soup, chip pan, frying, deep fat fryer, petrol, bonfire,
    barbecue, bbq, firework, fireworks, drain cleaner, caustic, chemical, chemicals, hair straighteners, radiator,
    heater, hot tap, scalding`,
  drown: `
    drown-, drowned, under water, underwater, went under, face down in the,
    pulled ~ from ~ water/pool/pond/bath/sea/river, found ~ in ~ pool/pond/bath/water,
    fell in the pool/pond/river/sea/water, fell into the pool/pond/river/sea/water, out of the pool, swallowed water,
    inhaled water, slipped under, submerged, under the bath water`,
  sugar: `
    blood sugar, blood sugars, sugar, sugars, glucose, bg, bm, diabetic, diabetes, insulin, hypo, hypos, hypoglyc*,
    hyperglyc*, ketones, ketoacidosis, dka, type 1, type one, t1d, libre, dexcom, pump, glucagon, mmol, carbs`,
  fruity: `
    fruity, pear drops, acetone breath, nail varnish, nail polish, smells sweet, breath smells, ketones, ketones are,
    dka, ketoacidosis, very thirsty, so thirsty, acting drunk, like drunk, drunk, wont eat,
    refus- ~ sugar/juice/eat/drink, cant swallow, cant get ~ to swallow/drink/eat, glucagon, wont swallow,
    wont drink, deep breathing, peeing constantly, took ~ insulin, stomach pain, glucogel, juice isnt, sweets arent,
    isnt coming up, not coming up, wont come up, not responding to, clenched`,
  trach: `
    trach, trachy, tracheostomy, trachea tube, tracheotomy, ventilator, vent, ventilation, bipap, cpap, oxygen,
    oxygen tank, o2, concentrator, oxygen concentrator, oxygen cylinder, suction, suction machine, breathing tube,
    breathing machine, life support, peg tube, feeding tube, gastrostomy, pump, pacemaker, icd, defibrillator,
    dialysis, cough assist, inner tube, inner cannula, central line, port, hickman, lvad, sats, apnoea monitor,
    nippv`,
  fails: `
    fail-, stopped working, not working, isnt working, wont work, came out, come out, fell out, fallen out,
    popped out, pulled ~ out, has come out, dislodged, alarm, alarming, alarms, beeping, ran out, running out,
    run out, empty, power cut, power is off, power is out, power outage, no power, no electricity, blackout,
    battery ~ dying, battery ~ dead, battery ~ low, battery ~ flat, blocked, block-, clogged, plugged, mucus,
    bleeding, broken, broke, disconnected, wont turn on, switched off, died, leaking, stopped, low pressure,
    high pressure, cant get it back, cant get it in, wont go back, cant reinsert, cant suction, nearly out,
    almost out, hour left, minutes left, shocked me, shocking, shock, split, snapped, plug, closing over,
    hole closing`,
  headHit: `
    hit ~ head, banged ~ head, bang- ~ head, bumped ~ head, bump- ~ head, smacked ~ head, whacked ~ head,
    cracked ~ head, split ~ head, cracked ~ skull, fractured ~ skull, head injury, head first, on ~ head,
    landed on ~ head, knock to the head, blow to the head, concuss*, hit to the head, head ~ concrete,
    head ~ pavement, fell on ~ head, back of ~ head, cracked ~ head open, brain injury, dent in ~ head, head hit`,
  fall: `
    fall, fell, fallen, falling, falls, tripped, slipped, came off, thrown from, crash, crashed, car accident,
    motorbike, run over, hit by a car/bus/lorry/truck/van/train/bike, knocked down by, knocked over by,
    down the stairs, off the roof, out of the window, from the balcony, off a ladder, tumbled, dived, dropped,
    tipped over, accident, rolled off, off the bed, off the horse, out of bed, out of ~ wheelchair`,
  neck: `neck, back, spine, pelvis, hip, hips, spinal`,
  pulse: `
    pulse, heartbeat, heart beat, heart rate, heartrate, heart is racing, heart racing, heart, palpitations, bpm,
    heart rhythm, afib`,
  bone: `
    bone ~ sticking out, bone is out, bone through, bone poking, see the bone, see bone, open fracture, severed,
    cut off ~ finger/fingers/hand/arm/foot/toe, chopped off, amputated ~ finger/hand, crushed, trapped under,
    impaled, stabbed, been shot, got shot, shot in, gunshot, bullet, knife in, leg ~ snapped, thigh bone, broken leg,
    broke ~ leg, intestines, guts, eye ~ out, chainsaw, lost a finger, finger ~ off, degloved, nail gun,
    leg ~ wrong way, leg ~ bent, hip ~ out`,
  labour: `
    waters broke, water broke, waters have broken, in labour, in labor, baby is coming, baby coming, contractions,
    giving birth, crowning, pregnant, weeks pregnant, cord, umbilical, preeclampsia, pre eclampsia,
    baby ~ stopped moving, baby ~ not moving, havent felt ~ baby, miscarr*, placenta, delivering, gave birth,
    born at home, postpartum, after birth, head is out, head is showing, ectopic`,
  shocked: `
    electrocut*, electric shock, struck by lightning, hit by lightning, smoke inhalation, breathed in smoke,
    inhaled smoke, heatstroke, heat stroke, hypotherm*, frozen, frostbite, cold and ~ wont, stopped shivering,
    touched the socket, live wire, sunstroke, in the smoke, house ~ on fire, buried, trapped in, locked in ~ hot car,
    left in ~ car`,
  sign: `
    pale, clammy, cold, freezing, cant swallow, cannot swallow, drool-, dribbling, foaming, frothing, froth, foam,
    grey, gurgl-, cant cough, cant cry, cannot cough, no sound, silent, cant talk, cannot talk, cant speak, hoarse,
    voice ~ hoarse, voice ~ going, voice ~ gone, pupil, pupils, wobbly, staggering, collapsing, shaking, dizzy,
    faint, vision going, going black, weak, rolled, sunken, not peed, hasnt peed, dry nappy, dry nappies,
    no wet nappies, soft spot, fontanelle, bulging, high pitched cry, weird cry, cant stand, cant walk,
    screaming in pain, doubled over, stiff, clutching, grabbing, pointing at ~ throat, ice cold, lump, red raised`,
  infant: `
    newborn, new born, week old, weeks old, day old, days old, month old, months old, premmie, preemie, premature,
    2 month, 3 month, 1 month, infant, neonate`,
};
