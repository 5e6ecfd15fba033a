import type { BasicWordLists } from '../../WordLists.ts';

export const polish: BasicWordLists = {
  language: 'pl',
  script: 'Latin',
  words: {
    common: `
      nie, to, jest, się, sie, w, na, z, i, a, że, ze, co, jak, mój, moja, moje, mnie, mi, ja, on, ona, chcę, chce,
      mam, ma, do, po, już, juz, tak, ale, o, od, za, dla, pomocy, proszę, myślę, jestem, został`,
    not: `nie, nigdy, bez, nic`,
    i: `ja, zabiję, powieszę, chcę, jestem, mam, wzięłam, wziąłem, myślę, zostałam, zostałem`,
    me: `mnie, mi, mój, moja, moje, mojego, mojej, mną`,
    he: `on, ona, oni, jego, jej, mu, ją`,
    kin: `
      mama, matka, tata, ojciec, syn, synek, córka, córeczka, dziecko, dzieci, niemowlę, mąż, żona, chłopak,
      dziewczyna, brat, siostra, babcia, dziadek, przyjaciel, przyjaciółka, partner, partnerka, sąsiad, sąsiadka,
      wnuk, wnuczka, koleżanka, kolega`,
    child: `syn, synek, córka, córeczka, dziecko, dzieci, niemowlę, wnuk, wnuczka, maluch, dzidziuś`,
    help: `pomocy, ratunku, pomóżcie, proszę, szybko, pilne, natychmiast, teraz, pilnie`,
    want: `
      chcę, chce, chciałbym, chciałabym, zamierzam, mam ochotę, pragnę, myślę o, zaraz, wolałbym, wolałabym`,
    die: `umrzeć, umierać, nie żyć, śmierci, śmierć, zdechnąć, zniknąć na zawsze, martwy, martwa`,
    killSelf: `
      zabić się, się zabić, się zabiję, zabiję się, popełnić samobójstwo, popełnię samobójstwo, samobój*,
      odebrać sobie życie, odbiorę sobie życie, skończyć ze sobą, skończę ze sobą, się powiesić, powieszę się,
      skończyć z życiem, targnąć się na życie, samobója, rzucić się pod`,
    noBreath: `
      nie oddycha, nie może oddychać, nie mogę oddychać, przestał oddychać, przestała oddychać, przestało oddychać,
      nie oddychał, nie łapie oddechu, brak oddechu`,
    unconscious: `
      nieprzytomny, nieprzytomna, nieprzytomne, zemdlał, zemdlała, straciła przytomność, stracił przytomność,
      nie budzi się, nie reaguje, nie można jej dobudzić, nie mogę go dobudzić, nie mogę jej dobudzić,
      bez przytomności, jest nieprzytomn*, zasłabł, zasłabła`,
    seizure: `napad, atak padaczki, napad padaczki, drgawki, padaczka, atak, konwulsje, napady`,
    noStop: `
      nie ustępuje, nie przechodzi, nie kończy się, nie mija, nie ustaje, nie ustępują, trwa, nie przestaje,
      ciągle trwa, nie ustają, nie może się skończyć`,
    stroke: `udar, udaru, wylew, udarem`,
    having: `myślę, chyba, ma, może, wygląda, dostał, dostała, to udar, to jest, sądzę, podejrzewam, wydaje`,
    throat: `gardło, język, usta, twarz, krtań, wargi`,
    swell: `puchnie, spuchnięte, spuchł*, opuchnięte, opuchnięty, zaciska się, puchną, obrzęk, opuchł*, puchnąć`,
    ambulance: `
      wezwijcie karetkę, wezwij karetkę, dzwoń po karetkę, dzwońcie po karetkę, karetkę, zadzwoń po karetkę,
      wezwać karetkę, karetki, dzwońcie na pogotowie, zadzwoń na pogotowie, wezwijcie pogotowie, wezwij pogotowie,
      pogotowie`,
    ingest: `
      połknął, połknęła, połknęło, wzięłam, wziąłem, wziął, wzięła, wypił, wypiła, wypiło, zjadł, zjadła, zjadło,
      łyknął, łyknęła, zażył, zażyła, połknęłam, połknąłem, zażyłam, zażyłem`,
    medicine: `
      tabletki, tabletkę, tabletek, leki, leków, pigułki, lekarstwa, proszki, lek, kapsułki, lekarstwo, paracetamol`,
    overdose: `przedawk*, za dużo leków, za dużo tabletek, przedawkowałam, przedawkowanie`,
    hitMe: `
      mnie bije, bije mnie, bił mnie, mnie bił, pobił mnie, mnie pobił, mnie uderzył, uderzył mnie, mnie kopie,
      kopie mnie, dusi mnie, mnie dusi, znęca się nade mną, mnie dusił, mnie katuje`,
    rape: `
      zgwałc*, zgwałcona, zgwałcony, zgwałcił, gwałt, gwałci, zgwałcono mnie, wykorzystał mnie seksualnie, molestuje`,
  },
};
