import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first paint in one file, with all that the app begins with and what Vite adds to it: each further file takes a round trip or a connection. */
const first = { name: 'first', test: /[\\/]src[\\/]main\.tsx|vite[\\/]modulepreload-polyfill/ };

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
    'domain/outside-address',
    'domain/screens',
    'flows/popups/outside-look',
    'messages/kit',
    'messages/zh-CN/kit',
    'queries/level',
    'queries/outdated',
    'ui/blessing-text',
    'ui/card',
    'ui/check-row',
    'ui/choice-row',
    'ui/copy-text',
    'ui/dialog',
    'ui/empty-art',
    'ui/facts',
    'ui/form-row',
    'ui/infinite-sentinel',
    'ui/lazy-image',
    'ui/list-head',
    'ui/list-section',
    'ui/modal',
    'ui/modal-layer',
    'ui/money',
    'ui/notice-bar',
    'ui/on-screen',
    'ui/own-sheet',
    'ui/page-hidden',
    'ui/petals',
    'ui/pull-to-refresh',
    'ui/ring',
    'ui/search-field',
    'ui/select-field',
    'ui/sheet',
    'ui/status-steps',
    'ui/switch',
    'ui/tabs',
    'ui/tag',
    'ui/text-area',
  ],
  /** What watches over the pages, and what the day brings to /home, of which giving is made as well. */
  attendants: [
    'api/endpoints/transfer',
    'app/shell/background-services',
    'domain/booking',
    'domain/schedule',
    'domain/transfer',
    'features/home/today',
    'flows/account-alerts/account-alerts',
    'flows/funding-forecast/use-funding',
    'flows/popups/popups',
    'flows/reading/fetched-note',
    'messages/bookings',
    'messages/zh-CN/bookings',
    'queries/bookings',
    'queries/transfer',
    'state/booking-drafts',
    'state/transfer-draft',
    'ui/avatar-stack',
    'ui/letter-paper',
  ],
  /** The cards of /home below the fold, with what they share with the bill and with the lists of all entrances. */
  cards: [
    'domain/scenes',
    'features/home/components/cards',
    'flows/bill-entry/',
    'flows/scenes/',
    'messages/bill',
    'messages/scenes',
    'messages/zh-CN/bill',
    'messages/zh-CN/scenes',
    'queries/bill',
  ],
  /** What a payment asks for before it is made. */
  payment: [
    'api/endpoints/free-payment',
    'api/endpoints/wallet-user',
    'domain/payment-need',
    'domain/payment-proof',
    'flows/proof/need-note',
    'flows/proof/need-words',
    'flows/proof/use-payment-step',
    'messages/payment',
    'messages/zh-CN/payment',
    'queries/payment',
  ],
  /** What keeps a payment from being made twice. */
  settlement: [
    'domain/settlement',
    'flows/settlement/desk',
    'flows/settlement/lease',
    'flows/settlement/payment-progress',
    'flows/settlement/settle',
    'state/settlement',
  ],
  /** What giving shares, at once, later, again: the colleagues, and how they are found, too. */
  giving: [
    'domain/directory',
    'domain/directory-browse',
    'domain/recipients',
    'domain/shares',
    'flows/blessing/blessing-card',
    'flows/choose-colleagues/use-colleague-search',
    'flows/giving-right/',
    'flows/settlement/unfinished-transfer',
    'messages/giving-right',
    'messages/own-amounts',
    'messages/transfers',
    'messages/zh-CN/giving-right',
    'messages/zh-CN/own-amounts',
    'messages/zh-CN/transfers',
    'queries/directory',
    'state/recent-recipients',
    'ui/amount-field',
    'ui/keypad-sheet',
    'ui/named-people',
    'ui/quick-amounts',
    'ui/recipient-chip',
  ],
  /** What limits, password and codes share. */
  security: [
    'flows/proof/sms-code',
    'flows/proof/use-seconds-left',
    'flows/proof/use-sms-code',
    'state/codes-sent',
    'state/limit-change',
    'state/password-keys',
    'ui/code-boxes',
    'ui/six-boxes',
  ],
  /** What the pages that lead out of the app share. */
  exits: [
    'features/exits/components/exit-page',
    'features/exits/components/led-on',
    'features/exits/components/passage',
    'features/exits/components/stopped',
    'features/exits/components/under-way',
    'features/exits/passed',
    'features/exits/use-errand',
    'messages/exits',
    'messages/zh-CN/exits',
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
