import type { tripMap as zh } from './trip-map';

export const tripMap: typeof zh = {
  directions: {
    north: 'north',
    'north-east': 'north-east',
    east: 'east',
    'south-east': 'south-east',
    south: 'south',
    'south-west': 'south-west',
    west: 'west',
    'north-west': 'north-west',
  },
  route: (from, to, far, direction) => `Map: the way from ${from} to ${to}, ${far} to the ${direction}`,
  waiting: (from) => `Map: looking for a car near ${from}`,
  coming: (from, far, direction) =>
    `Map: the driver is coming to ${from}, ${far} to go, from the ${direction}`,
  standing: (from, far, direction) =>
    `Map: the driver waits at ${from}, the destination is ${far} to the ${direction}`,
  riding: (to, far, direction) => `Map: on the way to ${to}, ${far} to go, to the ${direction}`,
  over: (from, to, far, direction) =>
    `Map: the way that was driven from ${from} to ${to}, ${far} to the ${direction}`,
  left: (far) => `${far} to go`,
  getIn: (door) => ['Get in at ', door, ''],
  kilometres: (count) => `${count} km`,
  metres: (count) => `${count} m`,
};
