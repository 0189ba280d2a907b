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

const day = 86_400_000;
const lines = [
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
      ['航班', 'YS2107'],
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
      ['入住', '14:00 后'],
      ['退房', '12:00 前'],
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
] as const;
const states: readonly OrderState[] = ['paid', 'received', 'received', 'refunded', 'received', 'closed'];
const written = 14;

/** What the session's person ordered with partners before the world began, newest first; others have nothing. */
export function thirdOrdersOf(epoch: number, person: number): readonly MockThirdOrder[] {
  if (person !== 0) return [];
  return Array.from({ length: written }, (_, index) => {
    const { platform, name, from, facts } = lines[mix(61, index) % lines.length] ?? lines[0];
    return {
      id: `T${String(index + 1).padStart(6, '0')}`,
      platform,
      name,
      state: states[index % states.length] ?? 'received',
      money: tenths(from + 10 * Math.floor(chance(62, index) * 40)),
      createdAt: epoch - Math.floor((index + chance(63, index)) * 9 * day) - day,
      facts: facts.map(([title, value]) => ({ name: title, value })),
      phone: '4008006188',
    };
  });
}
