import { refused, slow } from './payment-looks.mjs';

/** Activities and the holiday page: the address, and the fault during the screenshot. */
export const activityLooks = [
  { name: 'recommend', at: '/activityRecommend', whole: true },
  { name: 'recommend-waits', at: '/activityRecommend', fault: slow },
  { name: 'recommend-fails', at: '/activityRecommend', fault: refused },
  { name: 'activity-goods', at: '/activityDetails?id=A0001', whole: true },
  { name: 'activity-last-place', at: '/activityDetails?id=A0014', whole: true },
  { name: 'activity-barred', at: '/activityDetails?id=A0015', whole: true },
  { name: 'activity-over', at: '/activityDetails?id=A0020' },
  { name: 'activity-waits', at: '/activityDetails', fault: slow },
  { name: 'activity-gone', at: '/activityDetails?id=A9999' },
];
