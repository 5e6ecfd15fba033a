import type { BasicWordLists } from '../../WordLists.ts';

export const turkish: BasicWordLists = {
  language: 'tr',
  script: 'Latin',
  words: {
    common: `
      ve, bir, bu, ben, sen, o, biz, ne, nasıl, için, ile, da, de, çok, benim, bana, beni, var, yok, değil, mi, mı,
      gibi, ama, lütfen, istiyorum, oldu, olur, daha, şimdi, kocam, çocuğum, hemen, galiba, sanırım, alıyor`,
    not: `değil, yok, asla, hiç, istemiyorum`,
    i: `ben, kendimi, istiyorum, aldım, içtim, edeceğim, uğradım, düşünüyorum, öleceğim`,
    me: `beni, bana, benim, bizi, kocam, oğlum, kızım, bebeğim, çocuğum, annem, babam, eşim, kardeşim`,
    he: `o, onu, ona, onun`,
    kin: `
      annem, anne, babam, baba, oğlum, kızım, bebeğim, bebek, çocuğum, çocuk, kocam, eşim, karım, erkek arkadaşım,
      kız arkadaşım, sevgilim, kardeşim, abim, ablam, dedem, ninem, babaannem, anneannem, arkadaşım, komşum, torunum,
      yeğenim, nişanlım`,
    child: `oğlum, kızım, bebeğim, bebek, çocuğum, çocuk, torunum, yeğenim, çocuklar, çocuğumuz, bebeğimiz`,
    help: `yardım, yardım edin, imdat, lütfen, acil, çabuk, hemen, şimdi, acele`,
    want: `istiyorum, isterdim, istiyor, keşke, düşünüyorum, isterim, planlıyorum, istiyom`,
    die: `ölmek, ölsem, öleyim, ölüm, yaşamak istemiyorum, ölmeyi, gebermek, ölmüş olmak`,
    killSelf: `
      intihar, kendimi öldür*, kendimi öldüreceğim, kendimi öldürmek, canıma kıy*, canıma kıyacağım,
      intihar edeceğim, hayatıma son, yaşamıma son, kendimi asacağım, kendimi asmak, bileklerimi kes*,
      kendini öldür*, canına kıy*, kendimi atacağım, kendimi vuracağım`,
    noBreath: `
      nefes almıyor, nefes alamıyor, nefes alamıyorum, nefesi durdu, nefesi kesildi, soluk almıyor,
      nefes almayı bıraktı, nefesi yok, solunumu durdu, nefes alıp vermiyor, nefes almiyo, nefes alamiyo`,
    unconscious: `
      bilinci kapalı, bilincini kaybetti, bayıldı, baygın, kendinden geçti, uyanmıyor, tepki vermiyor, bilinçsiz,
      bilinci yerinde değil, bayılmış, kendinde değil, cevap vermiyor, şuuru kapalı, şuurunu kaybetti, ayılmıyor`,
    seizure: `
      nöbet, nöbeti, sara nöbeti, epilepsi nöbeti, havale, kasılma, kriz, nöbetler, kasılıyor, havalesi, krizi`,
    noStop: `
      durmuyor, geçmiyor, bitmiyor, kesilmiyor, devam ediyor, durmadı, bir türlü, sona ermiyor, hala sürüyor,
      sürüyor, durmuyo, bitmedi`,
    stroke: `inme, felç, beyin kanaması, inme geçiriyor, felç geçiriyor, pıhtı`,
    having: `
      sanırım, galiba, geçiriyor, geçirdi, bence, belki, herhalde, olabilir, gibi, geçiriyorum, geçirmiş, korkarım`,
    throat: `boğazım, boğazı, boğaz, dilim, dili, dudakları, yüzü, dudaklarım, gırtlağım`,
    swell: `şişiyor, şişti, şişmiş, kapanıyor, şişmeye, şişik, tıkanıyor, daralıyor, şişiyo`,
    ambulance: `
      ambulans çağırın, ambulans çağır, ambulans, 112 yi arayın, 112 yi ara, ambulans gönderin, 112 arayın,
      ambulansı arayın, ambulans lazım, cankurtaran`,
    ingest: `yuttu, yuttum, içti, içtim, aldı, aldım, yedi, yutmuş, içmiş, yemiş, almış, ilaç içtim`,
    medicine: `
      hap, hapları, hapı, ilaç, ilaçları, ilacı, tablet, tabletleri, haplar, ilaçlar, ilaçlarını, uyku hapı`,
    overdose: `
      aşırı doz, doz aşımı, fazla doz, yüksek doz, aşırı dozda, çok fazla ilaç, çok fazla hap, ilaç zehirlenmesi`,
    hitMe: `
      beni dövüyor, bana vuruyor, beni dövdü, bana vurdu, beni boğdu, beni tekmeledi, beni boğuyor, dayak atıyor,
      dayak yiyorum, bana tokat, şiddet uyguluyor, bana şiddet, beni döver, dayak attı, beni tekmeliyor`,
    rape: `
      tecavüz, tecavüze uğradım, bana tecavüz, cinsel saldırı, istismar, cinsel istismar, taciz, ırzıma geçti,
      tecavüze`,
  },
};
