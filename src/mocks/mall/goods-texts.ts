import type { Goods } from '@/mocks/life/goods';

interface GoodsText {
  readonly line: string;
  readonly description: string;
  readonly facts: readonly { readonly value: string; readonly unit: string; readonly name: string }[];
}

/** What the mall writes about goods of each kind. */
const texts: Readonly<Record<Goods['kind'], GoodsText>> = {
  kitchen: {
    line: '双层保温，一早倒的水到下班还热',
    description:
      '<p>办公桌上、会议室里、通勤路上都用得上。杯口打磨圆润，单手就能打开。</p><h3>怎么用</h3><ul><li>第一次使用前用热水烫洗一遍</li><li>不要放进微波炉和洗碗机</li><li>碳酸饮料请留出空隙</li></ul>',
    facts: [
      { value: '12', unit: '小时', name: '保温' },
      { value: '0.3', unit: 'kg', name: '自重' },
      { value: '304', unit: '不锈钢', name: '内胆' },
    ],
  },
  food: {
    line: '产地直发，坏果包赔',
    description:
      '<p>当季采收，48 小时内从产地发出。收到后请尽快开箱，放在阴凉通风处。</p><h3>售后</h3><p>收货 24 小时内拍照联系客服，坏的按个数退回龙币。</p>',
    facts: [
      { value: '48', unit: '小时', name: '发出' },
      { value: '7', unit: '天', name: '建议吃完' },
      { value: '0', unit: '添加', name: '防腐剂' },
    ],
  },
  home: {
    line: '耐用好打理，一家人都合适',
    description:
      '<p>面料和做工经过抽检，颜色以实物为准。</p><h3>打理</h3><ul><li>深浅分开清洗</li><li>自然晾干，避免暴晒</li></ul>',
    facts: [
      { value: '3', unit: '色', name: '可选' },
      { value: '1', unit: '年', name: '质保' },
      { value: '30', unit: '℃', name: '水洗' },
    ],
  },
  digital: {
    line: '全国联保一年，坏了包换',
    description:
      '<p>开机长按三秒进入配对，一次连接后自动回连。</p><table><tr><th>项目</th><th>参数</th></tr><tr><td>蓝牙</td><td>5.3</td></tr><tr><td>充电</td><td>Type-C</td></tr><tr><td>防水</td><td>IPX4</td></tr></table>',
    facts: [
      { value: '24', unit: '小时', name: '续航' },
      { value: '5.3', unit: '蓝牙', name: '版本' },
      { value: '1', unit: '年', name: '联保' },
    ],
  },
  gift: {
    line: '礼盒包好，附一张空白贺卡',
    description:
      '<p>送人不用再挑包装：盒、袋、卡都配好了。结算时把想说的话写进留言，我们替你抄在卡上。</p><p><strong>提示</strong>：生鲜类礼盒请确认收件人在家。</p>',
    facts: [
      { value: '1', unit: '张', name: '贺卡' },
      { value: '2', unit: '层', name: '礼盒' },
      { value: '1', unit: '个', name: '手提袋' },
    ],
  },
};

export function textOfGoods({ kind }: Goods): GoodsText {
  return texts[kind];
}

/** What the shop promises with goods of each kind. */
export function servicesOf({ kind }: Goods): readonly string[] {
  return kind === 'food' ? ['坏果包赔', '产地直发'] : ['正品', '7 天可退', '坏了包换'];
}
