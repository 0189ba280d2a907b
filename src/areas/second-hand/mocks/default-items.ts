import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { percentOf } from '@/mocks/core/percent-of';
import { chance, mix } from '@/mocks/core/random';
import type { ItemCategory, ItemCondition, ItemTerm } from '../rules/item';
import type { SoldItem } from '../rules/like-items';
import type { Item } from './item';

type Row = readonly [
  title: string,
  description: string,
  pictures: string,
  category: ItemCategory,
  condition: ItemCondition,
  coins: number,
  boughtFor: number,
];

/** What colleagues sell, newest first; pictures are names of drawings, each from another side. */
const rows: readonly Row[] = [
  [
    '胶片相机，带皮套',
    '前年生日买的，拍过八卷。快门和测光都准，机身左下有一处小划痕。送一卷没开封的胶卷。',
    'camera camera/1 camera/2 camera/3',
    'digital',
    'nine',
    680,
    1450,
  ],
  [
    '通勤自行车，带车筐',
    '骑了两年，上个月刚换了刹车皮。车筐和车锁一起给你。',
    'bicycle bicycle/1',
    'sports',
    'seven',
    260,
    899,
  ],
  [
    '护眼台灯，三档色温',
    '换了大书桌用不上了。灯臂能转，光不闪。',
    'desk-lamp desk-lamp/1',
    'home',
    'almostNew',
    58,
    169,
  ],
  ['摩卡壶，送一只红杯', '三人份，煮过十来次，垫圈是新的。', 'moka-pot moka-pot/1', 'home', 'nine', 45, 128],
  ['尤克里里 23 寸', '琴弦去年换的，带琴包和调音夹。', 'ukulele ukulele/1', 'other', 'eight', 120, 320],
  [
    '儿童绘本 12 册',
    '孩子大了看不上了，书页都完整，没有涂画。',
    'picture-books picture-books/1',
    'baby',
    'nine',
    66,
    216,
  ],
  [
    '真无线耳机，含充电盒',
    '换手机送了新的。左右都正常，充电盒有使用痕迹。',
    'earphones:1 earphones:1/1',
    'digital',
    'eight',
    150,
    499,
  ],
  ['保温杯 500 毫升', '年会奖品，没拆封。', 'flask:2', 'home', 'new', 35, 79],
  ['蓝牙音箱', '音质不错，搬家不想带了。充一次电能放八小时。', 'speaker:3', 'digital', 'eight', 88, 259],
  ['电热水壶 1.5 升', '烧水快，内壁除过垢。', 'kettle:4', 'home', 'seven', 30, 119],
  ['晴雨伞，八骨', '买重了，用过一次。', 'umbrella:5', 'other', 'almostNew', 25, 69],
  ['浴巾三件套', '没拆封，颜色不太适合我家。', 'bath-towel:0', 'home', 'new', 48, 99],
  ['落地灯，布罩', '灯罩可以拆洗，送一只灯泡。', 'floor-lamp:1 floor-lamp:1/1', 'home', 'eight', 76, 239],
  ['胶片相机，入门款', '适合刚开始玩胶片，带背带。', 'camera', 'digital', 'seven', 380, 900],
  ['城市自行车 26 寸', '带车筐，变速顺滑。', 'bicycle', 'sports', 'eight', 420, 1280],
  ['英文绘本 20 册', '分级读物第一、二级，附音频码。', 'picture-books', 'books', 'eight', 90, 360],
  ['手冲摩卡壶六人份', '办公室用过半年。', 'moka-pot', 'home', 'eight', 52, 168],
  ['入门尤克里里', '送教材一本。', 'ukulele', 'other', 'nine', 85, 199],
  ['头戴耳机', '耳罩换过新的，带收纳袋。', 'headphones:3', 'digital', 'nine', 210, 699],
  ['旅行保温壶', '1 升装，保温一整天。', 'flask:4', 'sports', 'eight', 42, 139],
  ['桌面音箱', '接电脑用的，线都在。', 'speaker:0', 'digital', 'seven', 65, 229],
  ['养生壶', '煮茶煮梨都行，滤网全。', 'pot:2 pot:2/1', 'home', 'eight', 55, 159],
  ['折叠伞', '公司活动发的，没用过。', 'umbrella:1', 'other', 'new', 15, 39],
  ['夜读台灯', '放在床头用，充电款。', 'desk-lamp', 'home', 'nine', 28, 79],
  ['科普图书八本', '封面有轻微磨损，内页干净。', 'picture-books', 'books', 'seven', 40, 268],
  ['少年自行车 20 寸', '带车筐，链条刚上过油。', 'bicycle', 'baby', 'eight', 130, 399],
  ['礼品茶叶罐', '只有罐子，绿色铁皮的。', 'tea:3', 'other', 'almostNew', 20, 58],
  ['收纳礼盒', '红色，带缎带，搬家剩下的。', 'box:2', 'home', 'nine', 18, 45],
];

const hour = 3_600_000;
const places = ['同楼', '3 号楼', '2 号楼', '1 号楼', '云杉中心', '滨江园区'];
const terms: readonly (readonly ItemTerm[])[] = [['inspect', 'fixedPrice'], ['inspect'], ['fixedPrice'], []];
/** The first sellers are people with fixed names; the others are many. */
const sellers = [4, 1, 3, 8, 9, 10, 7, 2];

let made: { epoch: number; items: readonly Item[] } | null = null;

/** What was on sale when the world began, newest first; two things of it are the world's own person's, and one of them is withdrawn. */
export function defaultItems(epoch: number): readonly Item[] {
  if (made?.epoch !== epoch) made = { epoch, items: rows.map((row, index) => itemFrom(row, index, epoch)) };
  return made.items;
}

function itemFrom(row: Row, index: number, epoch: number): Item {
  const [title, description, pictures, category, condition, coins, boughtFor] = row;
  const isOwn = index === 12 || index === 22;
  return {
    id: `S${String(index + 1).padStart(4, '0')}`,
    seller: person(isOwn ? 0 : (sellers[index] ?? 20 + (mix(71, index) % 400))).usercode,
    title,
    description,
    category,
    condition,
    price: tenths(coins * 10),
    boughtFor: tenths(boughtFor * 10),
    place: places[index % places.length] ?? '同楼',
    terms: terms[index % terms.length] ?? [],
    pictures: pictures.split(' '),
    publishedAt: epoch - (index === 0 ? 49 : 50 + index * 7) * hour,
    isWithdrawn: index === 22,
  };
}

/** What was sold before the world began: every thing of the list a few times. */
export function earlierSales(): readonly SoldItem[] {
  return rows.flatMap(([title, , , category, , coins], row) =>
    [0, 1, 2].map((turn) => ({
      title,
      category,
      price: percentOf(tenths(coins * 10), 80 + Math.floor(chance(73, row * 3 + turn) * 41)),
    })),
  );
}
