import { area } from '@/messages/define-messages';
import type { MatchedBy } from '../rules/pasted-list';
import type { PastedVerdict } from '../rules/pasted-verdicts';

const by: Record<MatchedBy, string> = {
  oa: 'OA 账号',
  'job-number': '工号',
  usercode: '用户编号',
  name: '姓名',
};

const verdicts: Record<PastedVerdict, string> = {
  ready: '可添加',
  'same-name': '有重名，请选择',
  unknown: '没找到',
  contradictory: '姓名与账号不符',
  departed: '已离职',
  'no-oa': '无 OA 账号',
  self: '自己',
  twice: '已在名单里',
  full: '下一批',
};

const causes: Record<Exclude<PastedVerdict, 'ready'>, (count: number) => string> = {
  'same-name': (count) => `${count} 位有重名，请选择是哪一位`,
  unknown: (count) => `${count} 位没找到，请核对姓名或账号`,
  contradictory: (count) => `${count} 位的姓名与账号不符，请核对`,
  departed: (count) => `${count} 位已离职，不能收龙币`,
  'no-oa': (count) => `${count} 位没有 OA 账号，开通后才能收龙币`,
  self: () => '不能转给自己',
  twice: (count) => `${count} 位已在名单里，不会重复添加`,
  full: (count) => `一次最多 20 位，其余 ${count} 位留到下一批`,
};

export const pasteList = {
  title: '粘贴名单',
  field: '名单',
  hint: '从表格复制粘贴，或每行填一位：姓名、工号或 OA 账号',
  total: (rows: number, ready: number) => `共 ${rows} 位，可添加 ${ready} 位`,
  headers: (count: number) => `已跳过 ${count} 行表头`,
  causes,
  verdicts,
  by,
  rows: '识别结果',
  line: (line: number) => `第 ${line} 行`,
  matched: (line: number, by: string, cell: string) => `第 ${line} 行 · 按${by}“${cell}”识别`,
  which: (name: string) => `选择${name}`,
  takeAmounts: '同时填入金额',
  takeAmountsLine: '按名单里每个人的金额填写',
  add: (count: number) => `添加 ${count} 位同事`,
  nobody: '还没有可添加的同事',
  done: (count: number) => `已添加 ${count} 位同事`,
  nextBatch: (count: number) => `名单里还有 ${count} 位同事留到下一批`,
  addBatch: '添加',
  dropBatch: '放弃下一批',
};

export const pasteListMessages = area(pasteList, () =>
  import('./paste-list.en').then((module) => module.pasteList),
);
