import { activityDetail } from '@/api/endpoints/activity';
import { secKillingDetail } from '@/api/endpoints/flash-sale';
import * as goods from '@/api/endpoints/goods';
import { articleDetail } from '@/api/endpoints/news';
import { popupDetail } from '@/api/endpoints/popup';
import { agreementText } from '@/areas/agreements/endpoints/agreement';
import type { World } from '../e2e/support/world';
import { sampleOf } from '../support/schema-sample';

/** A place of the app that shows HTML from outside. */
interface HtmlPlace {
  address: string;
  /** The component that shows it there. */
  shownBy: string;
  call: { name: string; data: Parameters<typeof sampleOf>[0] };
  /** The answer in which the HTML arrives, made of one that fits the schema. */
  holding: (answer: Record<string, unknown>, html: string) => Record<string, unknown>;
}

const inField =
  (field: string): HtmlPlace['holding'] =>
  (answer, html) => ({ ...answer, [field]: html });

/** Every address that shows HTML from outside. */
export const htmlPlaces: readonly HtmlPlace[] = [
  {
    address: '/news-detail?id=word',
    shownBy: 'src/areas/news/components/article-parts.tsx',
    call: articleDetail,
    holding: (answer, html) => ({ ...answer, parts: [{ kind: 'html', html }] }),
  },
  {
    address: '/popupDetails?id=word',
    shownBy: 'src/flows/popups/popup-text.tsx',
    call: popupDetail,
    holding: (_, html) => ({ windows: [{ windowId: 'word', windowType: 2, windowTxt: html }] }),
  },
  {
    address: '/activityDetails?id=word',
    shownBy: 'src/areas/activities/components/activity-rules.tsx',
    call: activityDetail,
    holding: inField('rules'),
  },
  {
    address: '/goodsDetailPage?id=word',
    shownBy: 'src/flows/goods/goods-introduction.tsx',
    call: goods.goodsDetail,
    holding: inField('description'),
  },
  {
    address: '/secKillingGoodsDetail?id=word&session=word',
    shownBy: 'src/flows/goods/goods-introduction.tsx',
    call: secKillingDetail,
    holding: inField('description'),
  },
  ...['/settingAuth2', '/settingAuth3'].map((address) => ({
    address,
    shownBy: 'src/areas/agreements/components/agreement-text.tsx',
    call: agreementText,
    holding: inField('html'),
  })),
];

/** From now on the gateways answer with this HTML where the place shows it. */
export async function fill(world: World, { call, holding }: HtmlPlace, html: string): Promise<void> {
  const answer = sampleOf(call.data, 'full') as Record<string, unknown>;
  const value = JSON.stringify(holding(answer, html));
  await world.clearFaults();
  await world.fault({ call: call.name, kind: 'wrong-shape', value, times: 'always' });
}
