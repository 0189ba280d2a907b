import { refuseCall, reach, showing, type ScreenState } from './state';

/** /addressInformation in each state that looks different. */
export const shippingAddressStates: readonly ScreenState[] = [
  { address: '/addressInformation', what: 'filled', reach: showing('/addressInformation', '已存 3 个') },
  {
    address: '/addressInformation',
    what: 'to choose from',
    reach: showing('/addressInformation?for=settlement', '已存 3 个'),
  },
  {
    address: '/addressInformation',
    what: 'of somebody without an address',
    reach: async ({ page, world }) => {
      await world.alter((state) => ({ ...state, addresses: [] }));
      await reach(page, '/addressInformation', '还没有收货地址');
    },
  },
  {
    address: '/addressInformation',
    what: 'that cannot be read',
    reach: async ({ page, world }) => {
      await world.fault(refuseCall('addressList'));
      await reach(page, '/addressInformation', '收货地址没能取到');
    },
  },
];
