import type { tripMap as zh } from './trip-map';

export const tripMap: typeof zh = {
  streets: [
    'Wenhui Rd',
    'Hubin Ave',
    'Yunshan Rd',
    'Shuyuan St',
    'Wangjiang Rd',
    'Qingnian Rd',
    'Heping Ave',
    'Wutong Rd',
    'Xueshi St',
    'Dongfeng Rd',
  ],
  parks: ['Shanhu Park', 'Qingshan Park', 'Children’s Park', 'Culture Park'],
  waters: ['Shan Creek', 'Qing River', 'East River', 'Yudai River'],
  route: (from, to) => `Map: the way from ${from} to ${to}`,
  waiting: (from) => `Map: looking for a car near ${from}`,
  coming: (from, far) => `Map: the driver is coming to ${from}, ${far} to go`,
  standing: (from) => `Map: the driver waits at ${from}`,
  riding: (to, far) => `Map: on the way to ${to}, ${far} to go`,
  over: (from, to) => `Map: the way that was driven from ${from} to ${to}`,
  left: (far) => `${far} to go`,
  getIn: (door) => ['Get in at ', door, ''],
  kilometres: (count) => `${count} km`,
  metres: (count) => `${count} m`,
};
