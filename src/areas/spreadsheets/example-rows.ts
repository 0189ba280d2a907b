import { tenths } from '@/domain/money';

/** Made-up colleagues, as they stand in the sheet to fill in. */
export const exampleRows = [
  { name: '程意', account: 'cheng.yi', department: '客服中心', amount: tenths(5_000) },
  { name: '韩序', account: 'han.xu', department: '研发中心', amount: tenths(5_000) },
  { name: '何璐', account: 'he.lu', department: '人力资源中心', amount: tenths(885) },
] as const;
