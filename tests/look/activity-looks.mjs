import { refused, slow } from './payment-looks.mjs';

const holidays = [
  ['new-year', '2025-12-25'],
  ['laba', '2026-01-20'],
  ['eve', '2026-02-10'],
  ['spring-today', '2026-02-17'],
  ['lantern', '2026-02-25'],
  ['qingming', '2026-04-01'],
  ['labour', '2026-04-20'],
  ['dragon-boat', '2026-06-01'],
  ['mid-autumn', '2026-09-12'],
  ['national', '2026-09-28'],
  ['double-ninth', '2026-10-10'],
  ['winter-solstice', '2026-12-10'],
  ['two', '2031-09-20'],
];

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
  ...holidays.map(([name, day]) => ({ name: `holiday-${name}`, at: '/longDay', day, whole: true })),
  { name: 'holiday-fails', at: '/longDay', fault: refused },
  { name: 'holiday-waits', at: '/longDay', fault: slow },
];
