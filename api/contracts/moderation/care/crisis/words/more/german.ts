import type { BasicWordLists } from '../../WordLists.ts';

export const german: BasicWordLists = {
  language: 'de',
  script: 'Latin',
  words: {
    common: `
      ich, du, er, sie, es, wir, ihr, der, die, das, und, oder, ist, bin, sind, hat, habe, haben, nicht, kein, ein,
      eine, einen, mein, meine, meinen, mir, mich, mit, auf, zu, zum, von, in, im, für, was, wie, wann, kann, will,
      bitte, auch, noch, schon, dass, glaube, wird, wurde, nacht, lang, guten`,
    not: `nicht, kein, keine, keinen, nie, niemals, nix, ohne`,
    i: `ich, hab ich, bin`,
    me: `mich, mir, mein, meine, meiner, meinen, meinem, uns`,
    he: `er, sie, ihn, ihm, ihr, seine`,
    kin: `
      mutter, mama, vater, papa, sohn, tochter, baby, kind, kinder, mann, ehemann, frau, ehefrau, freund, freundin,
      bruder, schwester, oma, opa, partner, partnerin, nachbar, nachbarin, enkel, enkelin, kollege, junge, mädchen`,
    child: `sohn, tochter, baby, kind, kinder, enkel, enkelin, kleiner, kleine, junge, mädchen, säugling`,
    help: `hilfe, helft, helfen, bitte, schnell, dringend, sofort, notfall, jetzt`,
    want: `will, möchte, moechte, werde, würde, wünschte, will nur noch, mag, am liebsten, denke daran`,
    die: `sterben, tot sein, tot, gestorben, tod, nicht mehr leben, nicht mehr da sein, nimmer leben`,
    killSelf: `
      mich umbringen, bringe mich um, bring mich um, umbringen, bringt sich um, sich umbringen, selbstmord, suizid*,
      mir das leben nehmen, nehme mir das leben, das leben nehmen, mich töten, mich toeten, mein leben beenden,
      leben zu beenden, mich erhängen, mich vor den zug, mich aufhängen, schluss machen mit dem leben,
      selbstmordgedanken`,
    noBreath: `
      atmet nicht, atmet nicht mehr, nicht atmen, nicht mehr atmen, keine luft, kriegt keine luft,
      bekommt keine luft, kriege keine luft, bekomme keine luft, hört auf zu atmen, aufgehört zu atmen, atmet kaum,
      atmet net, keine atmung, keine luft mehr, atemstillstand`,
    unconscious: `
      bewusstlos, bewußtlos, ohnmächtig, ohnmaechtig, ohne bewusstsein, wacht nicht auf, nicht ansprechbar,
      nicht bei bewusstsein, reagiert nicht, reagiert nicht mehr, zusammengebrochen, kollabiert,
      wacht nicht mehr auf, nicht wach`,
    seizure: `
      anfall, krampfanfall, krampf, krampft, krämpfe, epileptischer anfall, epilepsieanfall, anfälle,
      status epilepticus`,
    noStop: `
      hört nicht auf, hoert nicht auf, hört nicht mehr auf, hört einfach nicht auf, geht nicht weg, hört net auf,
      endet nicht, nicht auf, nicht vorbei, dauert an, krampft immer noch, hört ~ nicht auf, geht immer weiter`,
    stroke: `schlaganfall, hirnschlag, hirnblutung, apoplex`,
    having: `
      glaube, denke, vielleicht, könnte, hat einen, habe einen, ist ein, einen, es ist, vermute, wahrscheinlich,
      hatte`,
    throat: `hals, kehle, rachen, zunge, lippen, gesicht, kehlkopf`,
    swell: `
      schwillt, schwellt, geschwollen, anschwellen, zuschwellen, schwillt zu, schwillt an, zugeschwollen, macht zu,
      geht zu, wird dick, angeschwollen, zuschwillt`,
    ambulance: `
      ruft ~ krankenwagen, ruf ~ krankenwagen, rufen sie ~ krankenwagen, einen krankenwagen, brauche ~ krankenwagen,
      brauchen ~ krankenwagen, ruft ~ notarzt, ruf ~ notarzt, notarzt rufen, krankenwagen rufen,
      ruft den rettungsdienst, rettungswagen, ruft die 112, ruf die 112, ruft die rettung, notarzt schnell,
      krankenwagen bitte, rettung rufen`,
    ingest: `
      genommen, geschluckt, verschluckt, getrunken, gegessen, eingenommen, nahm, schluckte, schluckt, trinkt`,
    medicine: `
      tabletten, tablette, pillen, pille, medikament, medikamente, kapseln, schlaftabletten, schmerztabletten,
      paracetamol, ibuprofen`,
    overdose: `überdosis, ueberdosis, überdosiert, zu viele tabletten, zu viel genommen`,
    hitMe: `
      schlägt mich, schlaegt mich, schlagt mich, mich geschlagen, mich schlägt, schlug mich, verprügelt mich,
      mich verprügelt, prügelt mich, würgt mich, mich gewürgt, tritt mich, mich getreten, haut mich, mich gehauen,
      mich schlagen`,
    rape: `
      vergewaltigt, vergewaltigung, vergewaltigte, sexuell missbraucht, missbraucht, vergewaltigen, sexuell genötigt`,
  },
};
