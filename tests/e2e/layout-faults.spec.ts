import { layoutFaults } from './support/layout-faults';
import { expect, test } from './support/test';

/** Markup with one fault each; the last ones have none. */
const planted: readonly (readonly [what: string, markup: string, found: readonly string[]])[] = [
  [
    'a Latin word that is broken inside',
    '<p style="width:40px;overflow-wrap:anywhere">Confirmation</p>',
    ['broken word: Confirmation in Confirmation'],
  ],
  [
    'an amount that is broken inside',
    '<p style="width:40px;overflow-wrap:anywhere">12,345.6</p>',
    ['broken word: 12,345.6 in 12,345.6'],
  ],
  [
    'characters that stand below each other',
    '<p style="width:20px;font-size:16px">付款账户</p>',
    ['narrow column: 付款账户'],
  ],
  [
    'a text over another one',
    '<div style="position:relative"><p>余额</p><p style="position:absolute;top:0;left:0;margin:0">支出</p></div>',
    ['text over text: 余额 / 支出'],
  ],
  [
    'a text under a button that stays in place',
    '<p style="position:absolute;bottom:0;left:0;margin:0">合计</p><button style="position:fixed;bottom:0;left:0;width:200px;height:60px"></button>',
    ['text under a button: 合计'],
  ],
  [
    'a title that is cut',
    '<h1 style="width:40px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">确认转账</h1>',
    ['cut title: 确认转账'],
  ],
  ['a text that wraps by word', '<p style="width:120px">Send it to all of them</p>', []],
  ['a label of two lines', '<p style="width:36px;font-size:16px">确认收货</p>', []],
  [
    'lines that touch',
    '<p style="line-height:1;margin:0">一行</p><p style="line-height:1;margin:0">两行</p>',
    [],
  ],
  ['a text that nobody sees', '<p>余额</p><p style="position:absolute;top:8px;opacity:0">支出</p>', []],
];

for (const [what, markup, found] of planted)
  test(`the finder of layout faults says of ${what}: ${found.join() || 'nothing'}`, async ({ page }) => {
    await page.setContent(`<body style="margin:0">${markup}</body>`);
    expect(await page.evaluate(layoutFaults)).toEqual(found);
  });
