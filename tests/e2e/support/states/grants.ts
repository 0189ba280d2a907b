import { refuseCall, reach, showing, type ScreenState } from './state';

/** /grantActivityH5 in each state that looks different. */
export const grantStates: readonly ScreenState[] = [
  { address: '/grantActivityH5', what: 'empty', reach: showing('/grantActivityH5', '为什么发') },
  {
    address: '/grantActivityH5',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('grantContext'));
      await reach(page, '/grantActivityH5', '发放活动加载失败，龙币没有变动');
    },
  },
];
