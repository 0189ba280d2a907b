import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Modules that travel together, below src and without their extension; a folder ends with a stroke. Left to itself the bundler makes a
 * part for each set of pages that share something: a page then takes four dozen files, which cost a slow phone more than their bytes do.
 * What the first paint and live data need stands first, so that no later part can draw it in.
 */
const parts: Readonly<Record<string, readonly string[]>> = {
  /** What the first paint shares with later parts. */
  core: [
    'domain/constants',
    'domain/host',
    'domain/href',
    'domain/screen',
    'host/detect',
    'messages/area',
    'messages/home',
    'messages/shell',
    'messages/words',
    'messages/zh-CN/home',
    'messages/zh-CN/shell',
    'state/persisted',
    'state/preferences',
    'state/session',
    'state/startup',
    'state/storage',
    'state/visit',
    'ui/button',
    'ui/deferred',
    'ui/icon',
    'ui/icons/coin',
    'ui/navigations',
    'ui/page',
    'ui/skeleton',
    'ui/state-block',
    'ui/step-back',
    'ui/way-back',
  ],
  /** What live data on /home share with other pages. */
  data: [
    'api/answer',
    'api/call',
    'api/cipher',
    'api/clock',
    'api/codec',
    'api/connection',
    'api/errors',
    'api/gateways',
    'api/idempotency-key',
    'api/retry',
    'api/wire',
    'domain/account-service',
    'domain/business-source',
    'domain/business-time',
    'domain/money',
    'domain/text',
    'flows/reading/fetched-at',
    'flows/reading/reading',
    'messages/errors',
    'messages/failure-text',
    'messages/zh-CN/errors',
    'queries/account',
    'queries/client',
    'queries/home',
    'state/leaving',
    'state/notices',
    'state/surroundings',
    'state/user',
    'ui/account-switch',
    'ui/arrow-keys',
    'ui/avatar',
  ],
  /** What most pages are made of. */
  kit: [
    'app/shell/scroll-back',
    'app/shell/scroll-memory',
    'domain/outside-address',
    'domain/screens',
    'messages/kit',
    'messages/zh-CN/kit',
    'queries/outdated',
    'ui/card',
    'ui/choice-row',
    'ui/dialog',
    'ui/empty-art',
    'ui/facts',
    'ui/form-row',
    'ui/lazy-image',
    'ui/list-head',
    'ui/list-section',
    'ui/modal',
    'ui/modal-layer',
    'ui/money',
    'ui/notice-bar',
    'ui/on-screen',
    'ui/own-sheet',
    'ui/ring',
    'ui/sheet',
    'ui/switch',
    'ui/tag',
  ],
  /** What giving shares with the day on /home: the rest of giving is no business of that page. */
  gifts: [
    'api/endpoints/transfer',
    'domain/booking',
    'domain/schedule',
    'domain/transfer',
    'queries/transfer',
    'state/booking-drafts',
    'state/transfer-draft',
    'ui/avatar-stack',
    'ui/letter-paper',
  ],
  /** What a payment asks for before it is made. */
  payment: [
    'api/endpoints/free-payment',
    'api/endpoints/wallet-user',
    'api/proof-wire',
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
  /** What giving shares: at once, later, again. */
  giving: [
    'domain/recipients',
    'domain/shares',
    'flows/giving-right/',
    'messages/giving-right',
    'messages/own-amounts',
    'messages/transfers',
    'messages/zh-CN/giving-right',
    'messages/zh-CN/own-amounts',
    'messages/zh-CN/transfers',
    'state/recent-recipients',
    'ui/amount-field',
    'ui/keypad-sheet',
    'ui/named-people',
    'ui/quick-amounts',
    'ui/recipient-chip',
  ],
  /** What limits, password and codes share. */
  security: [
    'api/alert-wire',
    'api/endpoints/unified-account',
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

const react = /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/;

/** The groups for the bundler; throws where a module of the table is no longer there. antd-mobile must not be one of them: each screen takes only the parts it uses. */
export function codeParts(): { name: string; test: RegExp }[] {
  const own = Object.entries(parts).map(([name, modules]) => ({ name, test: oneOf(modules) }));
  return [{ name: 'react', test: react }, ...own];
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
