import { dice } from '@/mocks/core/random';
import type { CarKind } from '../rules/car-kind';
import { plateProvince } from './cities';
import type { Driver } from './trip';

const surnames = '周赵钱孙李吴郑王冯陈褚卫蒋沈韩杨'.split('');
const colours = ['白色', '银色', '黑色', '蓝色'];
const models: Readonly<Record<CarKind, readonly string[]>> = {
  economy: ['秦川 L6', '星野 A5', '云帆 E3'],
  comfort: ['秦川 S8', '星野 A7', '云帆 E7'],
  business: ['云帆 V9', '星野 M8'],
};
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'.split('');

/** Who takes a trip of this number; the same for the same trip. */
export function driverOf(serial: number, kind: CarKind, city: string): Driver {
  const { pick, below } = dice(serial * 7 + 26);
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('');
  return {
    name: `${pick(surnames)}师傅`,
    car: `${pick(colours)} ${pick(models[kind])}`,
    plate: `${plateProvince(city)}A·${pick(letters)}${digits(1)}${pick(letters)}${digits(2)}`,
    rating: 46 + below(5),
    years: 2 + below(9),
    trips: 1_200 + below(9_000),
    phone: `170${digits(8)}`,
  };
}
