import type { Address } from '@/domain/screens';

/** Addresses that nothing in the app leads to, and who opens them instead. */
export const outsideEntries: Partial<Readonly<Record<Address, string>>> = {
  '/old-home': 'bookmarks and host menus from before the new home',
  '/didiHome': 'links from before the new page for company taxis',
  '/webviewClose': 'the partner’s page, when it has done its work in the host’s web view',
  '/newWebviewforPost': 'the host, to hand over a form to a partner',
  '/activity-transfer': 'activities of other systems that hand a person over',
  '/channel-transfer': 'channels that hand a person over',
  '/zhongxinLogin': 'the bank’s app, with a log-in of its own',
  '/welfareByGuanYu': 'the apartment company’s app, with a log-in of its own',
  '/AuthorizePage': 'partners that ask for a person’s agreement',
  '/popupDetails': 'the host’s push messages, with the text of an announcement',
  '/checkStandTest': 'testers, who place an order of any amount',
  '/checkStandError': 'partners whose order cannot be read',
  '/checkStandGATError': 'the care platform, when its order cannot be paid',
  '/changyoyo-result': 'the points partner, after an exchange',
};
