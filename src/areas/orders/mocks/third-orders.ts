import { toDay } from '@/domain/business-time';
import { tenths, type Tenths } from '@/domain/money';
import type { OrderState } from '@/domain/orders/order-state';
import { chance, mix } from '@/mocks/core/random';

/** An order with a partner as the gateways keep it; times in milliseconds. */
interface MockThirdOrder {
  readonly id: string;
  readonly platform: string;
  readonly name: string;
  readonly state: OrderState;
  readonly money: Tenths;
  readonly createdAt: number;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly phone: string;
}

interface Line {
  readonly platform: string;
  readonly name: string;
  /** Tenths. */
  readonly from: number;
  /** A value that is of a day comes after how many days since the order. */
  readonly facts: readonly (
    readonly [name: string, value: string] | readonly [name: string, days: number, value: string]
  )[];
}

const day = 86_400_000;
const lines: readonly [Line, ...Line[]] = [
  {
    platform: '关爱通',
    name: '双人体检套餐',
    from: 2990,
    facts: [
      ['体检机构', '云杉健康中心'],
      ['预约日', '到店前一天预约'],
    ],
  },
  {
    platform: '飞途旅行',
    name: '江州至云杉机票',
    from: 4600,
    facts: [
      ['航班', 3, 'YS2107'],
      ['乘机人', '林晓禾'],
    ],
  },
  {
    platform: '晨光外卖',
    name: '团队早餐 12 份',
    from: 1880,
    facts: [
      ['送到', '云杉中心 3 号楼前台'],
      ['份数', '12 份'],
    ],
  },
  {
    platform: '栖居酒店',
    name: '湖景大床房 1 晚',
    from: 3980,
    facts: [
      ['入住', 2, '14:00 后'],
      ['退房', 3, '12:00 前'],
    ],
  },
  {
    platform: '关爱通',
    name: '洗牙护理单次',
    from: 990,
    facts: [
      ['门店', '西溪店'],
      ['有效期', '下单后 90 天'],
    ],
  },
];
const states: readonly OrderState[] = ['paid', 'received', 'received', 'refunded', 'received', 'closed'];
const written = 14;

/** What the session's person ordered with partners before the world began, newest first; others have nothing. */
export function thirdOrdersOf(epoch: number, person: number): readonly MockThirdOrder[] {
  if (person !== 0) return [];
  return Array.from({ length: written }, (_, index) => {
    const { platform, name, from, facts } = lines[mix(61, index) % lines.length] ?? lines[0];
    const state = states[index % states.length] ?? 'received';
    const createdAt = epoch - Math.floor((index + chance(63, index)) * 9 * day) - day;
    return {
      id: `T${String(index + 1).padStart(6, '0')}`,
      platform,
      name,
      state: state === 'paid' && isOver(facts, createdAt, epoch) ? 'received' : state,
      money: tenths(from + 10 * Math.floor(chance(62, index) * 40)),
      createdAt,
      facts: facts.map(([title, first, then]) => ({
        name: title,
        value: typeof first === 'number' ? `${toDay(createdAt + first * day)} ${then ?? ''}` : first,
      })),
      phone: '4008006188',
    };
  });
}

/** Whether the last day that the facts of an order name is past. */
function isOver(facts: Line['facts'], createdAt: number, now: number): boolean {
  const days = facts.flatMap(([, first]) => (typeof first === 'number' ? [first] : []));
  return days.length > 0 && createdAt + Math.max(...days) * day < now;
}
