import { area } from '@/messages/define-messages';
import type { Direction } from '../rules/direction';

export const tripMap = {
  directions: {
    north: '北',
    'north-east': '东北',
    east: '东',
    'south-east': '东南',
    south: '南',
    'south-west': '西南',
    west: '西',
    'north-west': '西北',
  } satisfies Record<Direction, string>,
  /** What the drawing shows, for screen readers. */
  route: (from: string, to: string, far: string, direction: string) =>
    `地图：从${from}到${to}的路线，往${direction} ${far}`,
  waiting: (from: string) => `地图：在${from}附近找车`,
  coming: (from: string, far: string, direction: string) =>
    `地图：司机正往${from}来，还有 ${far}，车在${direction}边`,
  standing: (from: string, far: string, direction: string) =>
    `地图：司机在${from}等你，目的地在${direction}边，${far}`,
  riding: (to: string, far: string, direction: string) => `地图：正在去${to}，还有 ${far}，往${direction}`,
  over: (from: string, to: string, far: string, direction: string) =>
    `地图：从${from}到${to}走过的路线，往${direction} ${far}`,
  left: (far: string) => `还有 ${far}`,
  getIn: (door: string) => ['在 ', door, ' 上车'] as readonly [string, string, string],
  kilometres: (count: string) => `${count} 公里`,
  metres: (count: number) => `${count} 米`,
};

export const tripMapMessages = area(tripMap, () => import('./trip-map.en').then((module) => module.tripMap));
