import type { BasicWordLists } from '../../WordLists.ts';

export const vietnamese: BasicWordLists = {
  language: 'vi',
  script: 'Latin',
  words: {
    common: `
      tôi, em, anh, chị, không, khong, là, và, của, cho, một, này, đó, đã, đang, bị, có, co, con, bé, rất, muốn,
      muon, làm, gì, như, thế, nào, với, trong, người, đi, ơi, nghĩ, gọi, hãy, giúp, cứu, toi, chồng, mình, ấy, cháu,
      thở`,
    not: `không, ko, chẳng, chưa, đừng, hông, k`,
    i: `tôi, em muốn, mình, tớ, tao, cháu muốn`,
    me: `tôi, của tôi, mình, của em, tui`,
    he: `anh ấy, cô ấy, nó, ông ấy, bà ấy, chị ấy, bé, cháu, ổng, bả, con tôi`,
    kin: `
      mẹ, má, bố, ba tôi, cha, con trai, con gái, con tôi, bé, em bé, chồng, vợ, bạn trai, bạn gái, anh trai,
      em trai, chị gái, em gái, bà, ông, bạn tôi, hàng xóm, con, cháu, ông xã, bà xã`,
    child: `con trai, con gái, con tôi, bé, em bé, con, cháu, cháu bé, đứa bé, con em`,
    help: `cứu, cứu với, giúp, giúp tôi, làm ơn, nhanh, khẩn cấp, gấp, ngay, bây giờ`,
    want: `muốn, muon, sẽ, định, ước, sắp, chỉ muốn, thèm, nghĩ đến, ước gì`,
    die: `chết, chet, chết đi, không sống nữa, chết quách, không muốn sống, không thiết sống, chết cho`,
    killSelf: `
      tự tử, tu tu, tự sát, tự vẫn, kết liễu, kết thúc cuộc đời, tự kết liễu, giết chính mình, giết bản thân,
      nhảy lầu, treo cổ, kết thúc mạng sống, tự giết mình, không muốn sống nữa, nhảy cầu, cắt cổ tay`,
    noBreath: `
      không thở, ngừng thở, ngưng thở, không thở được, không còn thở, tắt thở, khong tho, không thở nữa,
      thở không được, hết thở`,
    unconscious: `
      bất tỉnh, ngất, ngất xỉu, hôn mê, mất ý thức, không tỉnh, không tỉnh lại, bat tinh, xỉu, không phản ứng,
      không phản hồi, gọi không dậy, mất tri giác`,
    seizure: `co giật, động kinh, cơn co giật, cơn động kinh, lên cơn, giật, cơn giật`,
    noStop: `
      không dừng, không ngừng, không hết, chưa dừng, mãi không, vẫn còn, không chịu dừng, không dứt, chưa hết,
      không ngưng, vẫn đang`,
    stroke: `đột quỵ, tai biến, tai biến mạch máu não, đột quị, xuất huyết não`,
    having: `nghĩ, chắc, có lẽ, hình như, bị, có thể, đang bị, sợ là, có vẻ`,
    throat: `cổ họng, họng, lưỡi, môi, mặt, thanh quản`,
    swell: `sưng, sưng lên, đang sưng, phù, sưng to, nghẹn lại, thắt lại, phù nề`,
    ambulance: `
      gọi cấp cứu, gọi xe cấp cứu, xe cấp cứu, gọi 115, cần cấp cứu, gọi xe cứu thương, xe cứu thương, goi cap cuu,
      cấp cứu, hãy gọi 115, kêu cấp cứu, kêu xe cấp cứu`,
    ingest: `uống, nuốt, nuốt phải, ăn phải, ăn, uống phải, đã uống, nuốt mất, uong`,
    medicine: `thuốc, viên thuốc, thuốc ngủ, thuoc, viên, thuốc viên, thuốc giảm đau`,
    overdose: `quá liều, dùng thuốc quá liều, uống quá liều, sốc thuốc, qua lieu, quá nhiều thuốc`,
    hitMe: `
      đánh tôi, đánh em, đánh đập tôi, đánh đập, danh toi, tát tôi, đá tôi, bóp cổ tôi, bạo hành tôi, bạo hành,
      đấm tôi, hành hung tôi, đánh mình, tẩn tôi, đánh con tôi, bị đánh`,
    rape: `
      hiếp dâm, cưỡng hiếp, cưỡng bức, bị hiếp, xâm hại tình dục, hiep dam, xâm hại, lạm dụng tình dục, hãm hiếp`,
  },
};
