/** One code of each kind (docs/codes.md), for people and merchants of the default world. */
export const testCodes = [
  ['merchant', 'LC1:M:YUNSHAN01'],
  ['merchantWithAmount', 'LC1:M:FRUIT04'],
  ['redPacket', 'LC1:R:K0000001'],
  ['activity', 'LC1:A:A0001'],
  ['colleague', 'LC1:C:LX100004'],
  ['departed', 'LC1:C:LX100006'],
  ['paymentCode', '2846135790246188'],
  ['hashLink', '#/transfer1'],
  ['foreign', 'https://somewhere-else.example/welcome'],
  ['refused', 'javascript:alert(1)'],
  ['text', '会议室 3A，下午两点'],
] as const;

export type TestCode = (typeof testCodes)[number][0];
