import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first paint in one file, with all that the app begins with: each further file takes a round trip or a connection. */
const first = { name: 'first', test: /[\\/]src[\\/]main\.tsx/ };

/**
 * Modules that travel together, with whatever they import that no earlier part has; below src and without their extension, a folder ends
 * with a stroke. Left to itself the bundler makes a part for each set of pages that share something: a page then takes four dozen files,
 * which cost a slow phone more than their bytes do. What live data need stands first, so that no later part can draw it in.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  /** What makes /home live: the start, the gateways, greeting, balance and accounts. */
  live: [
    'app/shell/deferred-shell',
    'app/startup/start',
    'features/home/live',
    'host/host',
    'host/make-host',
    'host/transport',
  ],
  /** What most pages are made of. */
  kit: [
    'api/alert-wire',
    'api/endpoints/unified-account',
    'api/proof-wire',
    'app/shell/scroll-back',
    'app/shell/scroll-memory',
    'domain/mask',
    'domain/exits/outside-address',
    'domain/screens',
    'flows/popups/outside-look',
    'messages/kit',
    'messages/kit',
    'queries/level',
    'queries/outdated',
    'ui/gifts/blessing-text',
    'ui/layout/card',
    'ui/forms/check-row',
    'ui/forms/choice-row',
    'ui/browser/copy-text',
    'ui/overlays/dialog',
    'ui/feedback/illustration',
    'ui/lists/description-list',
    'ui/forms/form-row',
    'ui/lists/infinite-sentinel',
    'ui/media/lazy-image',
    'ui/lists/list-head',
    'ui/lists/list-section',
    'ui/overlays/modal',
    'ui/overlays/modal-layer',
    'ui/money/money',
    'ui/feedback/notice-bar',
    'ui/browser/on-screen',
    'ui/overlays/sheet-history-state',
    'ui/browser/page-hidden',
    'ui/gifts/petals',
    'ui/lists/pull-to-refresh',
    'ui/charts/ring',
    'ui/forms/search-field',
    'ui/forms/select-field',
    'ui/overlays/sheet',
    'ui/feedback/status-steps',
    'ui/forms/switch',
    'ui/layout/tabs',
    'ui/feedback/tag',
    'ui/forms/text-area',
  ],
  /** What watches over the pages, and what the day brings to /home, of which giving is made as well. */
  attendants: [
    'api/endpoints/transfer',
    'app/shell/background-services',
    'domain/bookings/booking',
    'domain/bookings/schedule',
    'domain/transfers/transfer',
    'features/home/today',
    'flows/account-alerts/account-alerts',
    'flows/funding-forecast/use-funding',
    'flows/popups/popups',
    'flows/query-view/fetched-note',
    'messages/bookings',
    'messages/bookings',
    'queries/bookings',
    'queries/transfer',
    'state/booking-drafts',
    'state/transfer-draft',
    'ui/people/avatar-stack',
    'ui/gifts/letter-paper',
  ],
  /** The cards of /home below the fold, with what they share with the bill and with the lists of all entrances. */
  cards: [
    'domain/life/scenes',
    'features/home/components/cards',
    'flows/bill-entry/',
    'flows/scenes/',
    'messages/bill',
    'messages/scenes',
    'messages/bill',
    'messages/scenes',
    'queries/bill',
  ],
  /** What a payment asks for before it is made. */
  payment: [
    'api/endpoints/free-payment',
    'api/endpoints/wallet-user',
    'domain/payment/payment-need',
    'domain/payment/payment-proof',
    'flows/payment/proof/need-note',
    'flows/payment/proof/need-words',
    'flows/payment/proof/use-payment-step',
    'messages/payment',
    'messages/payment',
    'queries/payment',
  ],
  /** What keeps a payment from being made twice. */
  settlement: [
    'domain/payment/payment-attempt',
    'flows/payment/create-payment-flow',
    'flows/payment/tab-lock',
    'flows/payment/payment-progress',
    'flows/payment/send-payment',
    'state/payment-attempt',
  ],
  /** What giving shares, at once, later, again: the colleagues, and how they are found, too. */
  giving: [
    'domain/colleagues/directory',
    'domain/colleagues/directory-browse',
    'domain/transfers/recipients',
    'domain/transfers/shares',
    'flows/blessing/blessing-card',
    'flows/choose-colleagues/use-colleague-search',
    'flows/giving-right/',
    'flows/payment/unfinished-transfer',
    'messages/giving-right',
    'messages/own-amounts',
    'messages/transfers',
    'messages/giving-right',
    'messages/own-amounts',
    'messages/transfers',
    'queries/directory',
    'state/recent-recipients',
    'ui/forms/amount-field',
    'ui/forms/keypad-sheet',
    'ui/people/named-people',
    'ui/forms/quick-amounts',
    'ui/people/recipient-chip',
  ],
  /** What limits, password and codes share. */
  security: [
    'flows/payment/proof/sms-code',
    'flows/payment/proof/use-seconds-left',
    'flows/payment/proof/use-sms-code',
    'state/codes-sent',
    'state/limit-change',
    'state/password-keys',
    'ui/forms/code-boxes',
    'ui/forms/six-boxes',
  ],
  /** What the pages that lead out of the app share. */
  exits: [
    'features/exits/components/exit-page',
    'features/exits/components/redirected',
    'features/exits/components/passage',
    'features/exits/components/stopped',
    'features/exits/components/under-way',
    'features/exits/passed',
    'features/exits/use-one-shot-task',
    'messages/exits',
    'messages/exits',
  ],
};

/** The groups for the bundler; throws where a module of the table is no longer there. antd-mobile must not be one of them: each screen takes only the parts it uses. */
export function codeParts(): { name: string; test: RegExp }[] {
  return [first, ...Object.entries(parts).map(([name, modules]) => ({ name, test: oneOf(modules) }))];
}

function oneOf(modules: readonly string[]): RegExp {
  const gone = modules.find(
    (module) =>
      !['', '.ts', '.tsx', '.svg'].some((ending) => existsSync(join(process.cwd(), 'src', module + ending))),
  );
  if (gone !== undefined) throw new Error(`tooling/parts.ts names src/${gone}, which is not there any more.`);
  const names = modules.map(
    (module) => module.replaceAll('/', '[\\\\/]') + (module.endsWith('/') ? '' : '\\.'),
  );
  return new RegExp(`[\\\\/]src[\\\\/](${names.join('|')})`);
}
