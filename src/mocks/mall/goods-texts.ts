import type { Goods } from '@/mocks/life/goods';
import type { ThingName } from '@/mocks/life/goods-drawings';

interface GoodsText {
  readonly line: string;
  readonly description: string;
  readonly facts: readonly { readonly value: string; readonly unit: string; readonly name: string }[];
}

const fact = (value: string, unit: string, name: string) => ({ value, unit, name });

const list = (title: string, points: readonly string[]) =>
  `<h3>${title}</h3><ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;

const tableOf = (rows: readonly (readonly [name: string, value: string])[]) =>
  `<table><tr><th>项目</th><th>参数</th></tr>${rows.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join('')}</table>`;

const freshFruit =
  '<p>当季采收，48 小时内从产地发出。收到后请尽快开箱，放在阴凉通风处。</p><h3>售后</h3><p>收货 24 小时内拍照联系客服，坏的按个数退回龙币。</p>';
const fruitFacts = [fact('48', '小时', '发出'), fact('7', '天', '建议吃完'), fact('0', '添加', '防腐剂')];

/** What the mall writes about each thing. */
const texts: Readonly<Record<ThingName, GoodsText>> = {
  flask: {
    line: '双层保温，一早倒的水到下班还热',
    description: `<p>办公桌上、会议室里、通勤路上都用得上。杯口打磨圆润，单手就能打开。</p>${list('怎么用', ['第一次使用前用热水烫洗一遍', '不要放进微波炉和洗碗机', '碳酸饮料请留出空隙'])}`,
    facts: [fact('12', '小时', '保温'), fact('0.3', 'kg', '自重'), fact('304', '不锈钢', '内胆')],
  },
  jar: {
    line: '早上焖下去，中午开盖就是一碗热粥',
    description: `<p>宽口好清洗，提手好带。米和水按一比六，沸水烫两遍再焖。</p>${list('怎么用', ['焖之前用沸水预热五分钟', '不要放进微波炉', '食材装到七分满'])}`,
    facts: [fact('8', '小时', '焖热'), fact('0.5', 'kg', '自重'), fact('316', '不锈钢', '内胆')],
  },
  bottle: {
    line: '单手开盖，跑步骑车都不洒',
    description: `<p>杯身轻，吊带可拆，车架的水壶位正好放得下。</p>${list('怎么用', ['只装冷水和温水', '不要放进微波炉', '用完开盖晾干'])}`,
    facts: [fact('0.2', 'kg', '自重'), fact('60', '℃', '最高水温'), fact('0', '双酚 A', '含量')],
  },
  kettle: {
    line: '六档恒温，泡茶冲奶各有各的水温',
    description: `<p>六分钟烧开一壶，开了自己停，不干烧。</p>${list('怎么用', ['水位不要超过壶里的刻度', '底座不要沾水', '每月用柠檬酸除一次垢'])}`,
    facts: [fact('6', '分钟', '烧开'), fact('6', '档', '恒温'), fact('304', '不锈钢', '内胆')],
  },
  pot: {
    line: '玻璃壶身，炖到几分看得见',
    description: `<p>花茶、梨水、银耳，十二种做法一键开始，晚上预约早上好。</p>${list('怎么用', ['先放料再加水，不要超过刻度', '底座不要沾水', '滤网可以拆下来洗'])}`,
    facts: [fact('12', '种', '做法'), fact('12', '小时', '预约'), fact('800', '瓦', '功率')],
  },
  oranges: { line: '产地直发，皮薄汁多', description: freshFruit, facts: fruitFacts },
  pomelos: { line: '产地直发，一只有一斤多的果肉', description: freshFruit, facts: fruitFacts },
  rice: {
    line: '当年新米，煮饭一锅香',
    description: `<p>收了稻子才碾，真空袋装。开袋后扎紧袋口，放在阴凉干燥处。</p>${list('怎么煮', ['淘一遍就好', '米和水一比一点二', '煮好再焖十分钟'])}`,
    facts: [fact('12', '个月', '保质期'), fact('1', '年内', '新米'), fact('0', '添加', '抛光剂')],
  },
  tea: {
    line: '春茶，清明前后采的嫩芽',
    description: `<p>一芽两叶，锡罐装好，不串味。</p>${list('怎么泡', ['水温 85 ℃ 上下', '三克茶一杯水', '喝到三分之一再续'])}`,
    facts: [fact('85', '℃', '水温'), fact('18', '个月', '保质期'), fact('3', '次', '续水')],
  },
  puer: {
    line: '干仓存了八年，汤色红亮',
    description: `<p>一饼七两，棉纸包好，越放越醇。</p>${list('怎么泡', ['第一泡倒掉', '水要烧开', '存放避光、避湿、避异味'])}`,
    facts: [fact('357', 'g', '一饼'), fact('100', '℃', '水温'), fact('10', '次', '续水')],
  },
  towel: {
    line: '全棉三条，吸水不掉毛',
    description: `<p>长绒棉织的，越洗越软，三条同色。</p>${list('打理', ['深浅分开清洗', '自然晾干，避免暴晒'])}`,
    facts: [fact('3', '条', '一套'), fact('100', '% 棉', '面料'), fact('30', '℃', '水洗')],
  },
  'bath-towel': {
    line: '大一圈，裹得住，干得快',
    description: `<p>长绒棉织的，一条够从肩裹到膝。</p>${list('打理', ['深浅分开清洗', '自然晾干，避免暴晒'])}`,
    facts: [fact('140', 'cm', '长'), fact('100', '% 棉', '面料'), fact('30', '℃', '水洗')],
  },
  umbrella: {
    line: '伞骨八根，晴雨两用',
    description: `<p>黑胶涂层遮阳，自动开合，收起来放得进包。</p>${list('打理', ['用完撑开晾干', '不要用力折伞骨'])}`,
    facts: [fact('8', '骨', '伞架'), fact('50+', 'UPF', '防晒'), fact('1', '年', '质保')],
  },
  lamp: {
    line: '暖光不刺眼，夜里起来也不晃',
    description: `<p>布罩木座，轻触开关，亮度能记住。</p>${list('打理', ['灯罩用软刷除尘', '换灯泡前先拔插头'])}`,
    facts: [fact('3', '档', '亮度'), fact('2700', 'K', '色温'), fact('1', '年', '质保')],
  },
  'floor-lamp': {
    line: '立在沙发边，一盏就够看书',
    description: `<p>灯罩可以拆洗，拉绳开关，底座稳。</p>${list('打理', ['灯罩用软刷除尘', '换灯泡前先拔插头'])}`,
    facts: [fact('150', 'cm', '高'), fact('2700', 'K', '色温'), fact('1', '年', '质保')],
  },
  'desk-lamp': {
    line: '光不闪，照得匀，写字不挡影',
    description: `<p>灯臂能转能折，三档色温，一小时提醒休息一次。</p>${list('打理', ['灯头用干布擦', '灯臂不要拧过头'])}`,
    facts: [fact('3', '档', '色温'), fact('AA', '级', '照度'), fact('1', '年', '质保')],
  },
  earphones: {
    line: '全国联保一年，坏了包换',
    description: `<p>开机长按三秒进入配对，一次连接后自动回连。</p>${tableOf([
      ['蓝牙', '5.3'],
      ['充电', 'Type-C'],
      ['防水', 'IPX4'],
    ])}`,
    facts: [fact('24', '小时', '续航'), fact('5.3', '蓝牙', '版本'), fact('1', '年', '联保')],
  },
  headphones: {
    line: '主动降噪，地铁里也听得清',
    description: `<p>耳罩可以换，头梁能折，带收纳袋。</p>${tableOf([
      ['蓝牙', '5.3'],
      ['充电', 'Type-C'],
      ['重量', '240 克'],
    ])}`,
    facts: [fact('40', '小时', '续航'), fact('5.3', '蓝牙', '版本'), fact('1', '年', '联保')],
  },
  speaker: {
    line: '全国联保一年，人声干净低音足',
    description: `<p>长按三秒进入配对，一次连接后自动回连，也能接线。</p>${tableOf([
      ['蓝牙', '5.3'],
      ['充电', 'Type-C'],
      ['功率', '12 瓦'],
    ])}`,
    facts: [fact('10', '小时', '续航'), fact('5.3', '蓝牙', '版本'), fact('1', '年', '联保')],
  },
  box: {
    line: '礼盒包好，附一张空白贺卡',
    description:
      '<p>送人不用再挑包装：盒、袋、卡都配好了。结算时把想说的话写进留言，我们替你抄在卡上。</p><p><strong>提示</strong>：里面有点心，请在保质期内送到。</p>',
    facts: [fact('1', '张', '贺卡'), fact('2', '层', '礼盒'), fact('1', '个', '手提袋')],
  },
  basket: {
    line: '当天现装，附一张空白贺卡',
    description: `<p>四样当季水果，装好就送。结算时把想说的话写进留言，我们替你抄在卡上。</p>${list('提示', ['请确认收件人在家', '收货 24 小时内拍照联系客服，坏的按个数退回龙币'])}`,
    facts: [fact('4', '样', '水果'), fact('1', '张', '贺卡'), fact('3', '天', '建议吃完')],
  },
};

export function textOfGoods({ thing }: Goods): GoodsText {
  return texts[thing];
}

const fresh: ReadonlySet<ThingName> = new Set(['oranges', 'pomelos', 'basket']);
const electric: ReadonlySet<ThingName> = new Set([
  'kettle',
  'pot',
  'earphones',
  'headphones',
  'speaker',
  'lamp',
  'floor-lamp',
  'desk-lamp',
]);

/** What the shop promises: what is eaten cannot be sent back at will, and only what has works can be repaired. */
export function servicesOf({ kind, thing }: Goods): readonly string[] {
  if (fresh.has(thing)) return ['坏果包赔', '当季现发'];
  if (kind === 'food' || thing === 'box') return ['正品', '破损包赔'];
  return electric.has(thing) ? ['正品', '7 天可退', '一年联保'] : ['正品', '7 天可退'];
}
