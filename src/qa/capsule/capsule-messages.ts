import { area } from '@/messages/define-messages';

const zh = {
  take: '复现胶囊',
  saved: (name: string) => `已存为 ${name}，在 QA 控制台里导入`,
  notSaved: '没能取胶囊，模拟网关没有回答',
};

const en: typeof zh = {
  take: 'Repro capsule',
  saved: (name: string) => `Saved as ${name}; import it in the QA console`,
  notSaved: 'No capsule: the mock backend did not answer',
};

/** The button below errors; the console itself speaks Chinese. */
export const capsuleMessages = area(zh, () => Promise.resolve(en));
