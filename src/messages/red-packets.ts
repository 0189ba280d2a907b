import { area } from './area';
import { redPackets } from './zh-CN/red-packets';

export const redPacketWords = area(redPackets, () =>
  import('./en-US/red-packets').then((module) => module.redPackets),
);
