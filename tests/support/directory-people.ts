import type { Colleague } from '@/domain/colleagues/colleague';

let number = 0;
/** A colleague of a directory; usercodes and job numbers count up. */
export const person = (
  name: string,
  pinyin: string,
  department = '客服中心',
  differences: Partial<Colleague> = {},
) => {
  number += 1;
  return {
    usercode: `LX${100_000 + number}`,
    name,
    pinyin,
    initials: pinyin
      .split(' ')
      .map((syllable) => syllable.charAt(0))
      .join(''),
    oaAccount: pinyin.replace(' ', '.').replace(/ /g, ''),
    department,
    jobNumber: String(20_180_000 + number),
    departed: false,
    ...differences,
  };
};

/** A small directory with namesakes and unusual names. */
export const people: Colleague[] = [
  person('林晓禾', 'lin xiao he'),
  person('陈思远', 'chen si yuan'),
  person('陈思远', 'chen si yuan', '财务共享中心'),
  person('周一航', 'zhou yi hang', '财务共享中心'),
  person('苏念', 'su nian'),
  person('王林', 'wang lin'),
  person('吕思', 'lü si', '信息技术部', { oaAccount: null }),
  person('林', 'lin', '林业事业部'),
  person('李财', 'li cai'),
  person('Anna Lee', '', '信息技术部', { initials: '', oaAccount: 'Anna.Lee' }),
];
