import { area } from '@/messages/define-messages';

export const cities = {
  loading: '正在加载城市…',
  failed: '城市列表加载失败',
  search: '搜索城市',
  hint: '城市名、拼音或首字母',
  located: '当前定位',
  locating: '正在定位…',
  unknownPlace: '定位不到你在哪座城市，可以从热门城市里选',
  elsewhere: (name: string) => `你在${name}，那里还不能叫车`,
  locateAgain: '重新定位',
  hot: '热门城市',
  all: '全部城市',
  jump: '按字母跳转',
  chosen: (name: string) => `${name}，已选`,
  found: (count: number) => `找到 ${count} 座城市`,
  none: '没有找到这座城市',
  noneLine: '换个写法试试，比如拼音首字母；没有列出的城市还不能叫车',
  clear: '看全部城市',
};

export const cityMessages = area(cities, () => import('./cities.en').then((module) => module.cities));
