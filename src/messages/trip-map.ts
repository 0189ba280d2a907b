import { area } from './define-messages';

export const tripMap = {
  streets: [
    '文汇路',
    '湖滨大道',
    '云杉路',
    '书院街',
    '望江路',
    '青年路',
    '和平大道',
    '梧桐路',
    '学士街',
    '东风路',
  ],
  parks: ['杉湖公园', '青杉公园', '儿童公园', '文化公园'],
  waters: ['杉溪', '清江', '东河', '玉带河'],
  /** What the drawing shows, for who does not see it. */
  route: (from: string, to: string) => `地图：从${from}到${to}的路线`,
  waiting: (from: string) => `地图：在${from}附近找车`,
  coming: (from: string, far: string) => `地图：司机正往${from}来，还有 ${far}`,
  standing: (from: string) => `地图：司机在${from}等你`,
  riding: (to: string, far: string) => `地图：正在去${to}，还有 ${far}`,
  over: (from: string, to: string) => `地图：从${from}到${to}走过的路线`,
  left: (far: string) => `还有 ${far}`,
  getIn: (door: string) => ['在 ', door, ' 上车'] as readonly [string, string, string],
  kilometres: (count: string) => `${count} 公里`,
  metres: (count: number) => `${count} 米`,
};

export const tripMapMessages = area(tripMap, () => import('./trip-map.en').then((module) => module.tripMap));
