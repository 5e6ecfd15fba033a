import type { PoisonWords } from '../../WordLists.ts';

export const poison: PoisonWords = {
  toxic: `
    rat bait, mouse bait, slug bait,
    bleach, domestos, toilet cleaner, drain cleaner, drain unblocker, oven cleaner, cleaner, cleaning product,
    cleaning products, cleaning fluid, cleaning liquid, cleaning stuff, detergent, washing up liquid, washing liquid,
    washing powder, laundry pod, laundry pods, washing pod, laundry capsule, tide pod, dishwasher, dishwasher tablet,
    softener, fabric softener, disinfectant, dettol, zoflora, lysol, antifreeze, anti freeze, screenwash,
    screen wash, windscreen washer, petrol, gasoline, diesel, paraffin, kerosene, lighter fluid, lamp oil,
    white spirit, turps, turpentine, paint thinner, thinners, thinner, paint, paint stripper, varnish, acetone,
    nail varnish remover, nail polish remover, nail polish, methanol, ethylene glycol, weedkiller, weed killer,
    roundup, pesticide, insecticide, insect spray, bug spray, ant killer, ant poison, slug pellets, rat poison,
    mouse poison, rodenticide, mothballs, poison, poisonous, poisoned, toxic, toxic plant, berries, mushroom,
    mushrooms, toadstool, foxglove, laburnum, yew, oleander, lily of the valley, hemlock, nightshade, daffodil bulb,
    battery, batteries, button battery, button cell, coin battery, magnet, magnets, essential oil, eucalyptus oil,
    tea tree oil, hand sanitiser, hand sanitizer, sanitiser, sanitizer, mouthwash, perfume, aftershave, vape liquid,
    vape juice, e liquid, nicotine, cigarette, cigarettes, nicotine patch, glow stick, superglue, glue, hair dye,
    peroxide, ammonia, acid, caustic soda, lye, descaler, limescale remover, brake fluid, engine oil, mercury,
    thermometer, arsenic, cyanide, silica gel, fertiliser, fertilizer, chlorine, pool chemicals, bath bomb,
    air freshener, reed diffuser, diffuser oil, plug in refill, hydrogen peroxide, rubbing alcohol, surgical spirit,
    methylated spirit, meths`,
  pack: `
    bottle, bottles, box, boxes, strip, strips, packet, packets, pack, packs, blister, blister pack, tub, jar, pot,
    sachet, dosette, pill box, pillbox, pill organiser, pill organizer, medicine cabinet, medicine cupboard, cabinet,
    handbag, container, weeks worth, months supply, tube, dosette box, card of`,
  empty: `
    empty, emptied, half gone, half empty, missing, gone, got into, got hold of, found open, open, opened,
    nothing left, finished, finished the, none left, is gone, are gone, beside her, beside him, next to her,
    next to him, on the floor, scattered, in his hand, in her hand, around his mouth, around her mouth, on his lips,
    in her mouth, in his mouth`,
  wrong: `
    two times, 2 times, all at once, old one off, old patch,
    wrong, double, doubled, twice, two doses, two lots, second dose by mistake, by mistake, by accident,
    accidentally, mistakenly, instead of mine, instead of, my husbands, my wifes, my mums, my dads, my moms,
    his brothers, her sisters, someone elses, somebody elses, his dads, her mums, the dogs, grandmas, grandads, nans,
    ten times, 10x, 10 times, five times, three times, triple, again, already had, already took, already given,
    both gave, both given, mixed up, mix up, swapped, extra dose, tenfold, too high a, confused the, adult dose,
    mistook, forgot i, forgot she, forgot he, not hers, not his, not mine, in one go, all at once, at once, maximum,
    morning and night together, same time, iv instead, wrong patients, another patients, too much`,
  give: `
    gave, give, giving, given, inject-, inject, administered, administer, dosed, put in, pushed, fed, flushed,
    stuck ~ patches, drew up, measured`,
  dose: `
    dose, doses, insulin, units, unit, injection, syringe, syringes, jab, patch, patches, ml, mls, mg, spoonful,
    spoonfuls, novorapid, lantus, humalog, fast acting, long acting, teaspoons, teaspoon, infusion, bolus`,
  alcohol: `
    alcohol, vodka, whisky, whiskey, gin, rum, beer, beers, wine, drunk, booze, tequila, shots, drinking,
    bottle of wine, drinks, cider, spirits`,
  gas: `
    gas leak, smell of gas, smell gas, smells of gas, smells like gas, smelling gas, carbon monoxide, co alarm,
    co detector, monoxide alarm, monoxide detector, fumes, gas smell, boiler ~ fumes, exhaust fumes, car running in,
    gas alarm, chlorine gas, generator inside, bbq inside, barbecue inside, charcoal inside, stove left on,
    gas is on, gas on, gas ~ hob, rotten eggs`,
  mix: `mixed, mixing, mix, combined, combining, bleach and, together, poured, accidentally mixed`,
  drug: `
    spice, smoked something, something in my/her/his drink, spiked,
    heroin, fent, smack, cocaine, coke, crack, meth, crystal meth, ecstasy, mdma, mandy, molly, pills at a party,
    ket, ketamine, ghb, spice, lsd, acid tabs, acid tab, shrooms, speed, amphetamine*, nitazenes, xanax bars, percs,
    percocet, poppers, weed, cannabis, edible, edibles, gummy, gummies, thc, street, legal high, gear, dope, spiked,
    drink was spiked, roofied, nos balloons`,
};
