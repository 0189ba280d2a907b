const surnames = (
  '王wang 李li 张zhang 刘liu 陈chen 杨yang 黄huang 赵zhao 吴wu 周zhou 徐xu 孙sun 马ma 朱zhu 胡hu 郭guo 何he 林lin 高gao 罗luo ' +
  '郑zheng 梁liang 谢xie 宋song 唐tang 许xu 韩han 邓deng 冯feng 曹cao 彭peng 曾zeng 萧xiao 田tian 董dong 袁yuan 潘pan 于yu 蒋jiang 蔡cai ' +
  '余yu 杜du 叶ye 程cheng 苏su 魏wei 吕lv 丁ding 任ren 沈shen 姚yao 卢lu 姜jiang 崔cui 钟zhong 谭tan 陆lu 汪wang 范fan 金jin ' +
  '石shi 廖liao 贾jia 夏xia 韦wei 付fu 方fang 白bai 邹zou 孟meng 熊xiong 秦qin 邱qiu 江jiang 尹yin 薛xue 闫yan 段duan 雷lei 侯hou ' +
  '安an 欧阳ouyang 司马sima 诸葛zhuge'
).split(' ');
const givens = (
  '晓xiao 禾he 思si 远yuan 一yi 航hang 念nian 乐le 栖qi 明ming 华hua 丽li 娜na 强qiang 磊lei 军jun 洋yang 勇yong 艳yan 杰jie ' +
  '涛tao 超chao 敏min 静jing 伟wei 芳fang 秀xiu 英ying 慧hui 玲ling 婷ting 雪xue 琳lin 晨chen 辰chen 宇yu 浩hao 然ran 欣xin 怡yi ' +
  '佳jia 嘉jia 俊jun 子zi 涵han 梓zi 轩xuan 诗shi 雨yu 泽ze 宁ning 安an 可ke 文wen 博bo 凯kai 瑞rui 鑫xin 峰feng 鹏peng ' +
  '飞fei 龙long 凤feng 春chun 夏xia 秋qiu 冬dong 梅mei 兰lan 竹zhu 菊ju 松song 柏bai 青qing 云yun 海hai 山shan 川chuan 江jiang 湖hu ' +
  '星xing 月yue 阳yang 光guang 志zhi 国guo 建jian 平ping 红hong 玉yu 珍zhen 翠cui 霞xia 萍ping 燕yan 莉li 颖ying 倩qian 露lu 瑶yao ' +
  '璐lu 菲fei 薇wei 蕾lei 岚lan 澜lan 煜yu 炎yan 焱yan 森sen 淼miao 垚yao 堃kun 喆zhe 犇ben 骁xiao 驰chi 腾teng 跃yue 翔xiang'
).split(' ');
const offices = [
  '客服中心',
  '财务共享中心',
  '人力资源部',
  '信息技术部',
  '工程管理部',
  '市场营销部',
  '物业服务部',
  '审计部',
  '法务部',
  '采购中心',
];
const regions = [
  '集团总部',
  '华东公司',
  '华南公司',
  '华北公司',
  '华中公司',
  '西南公司',
  '西北公司',
  '东北公司',
  '商业事业部',
  '长租公寓',
  '智慧服务',
  '产城事业部',
];

const part = (word) => /^([^a-z]+)([a-z]+)$/.exec(word).slice(1);

/** Generates `count` people in a fixed pseudo-random order: the same list on every run. */
export function colleagues(count) {
  let seed = 20261121;
  const next = (below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return Array.from({ length: count }, (_, index) => {
    const messages = [part(surnames[next(surnames.length)]), part(givens[next(givens.length)])];
    if (next(4) > 0) messages.push(part(givens[next(givens.length)]));
    const syllables = messages.map(([, sound]) => sound);
    return {
      usercode: `LX${100001 + index}`,
      name: messages.map(([character]) => character).join(''),
      pinyin: syllables.join(' '),
      initials: syllables.map((sound) => sound[0]).join(''),
      oaAccount:
        next(50) === 0
          ? null
          : `${syllables[0]}.${syllables.slice(1).join('')}${index % 7 === 0 ? '' : index}`,
      department: `${regions[next(regions.length)]}${offices[next(offices.length)]}`,
      jobNumber: String(20100000 + next(17) * 10000 + next(10000)),
      departed: next(33) === 0,
    };
  });
}

/** What people type into the picker, key by key, erasing included. */
export function keystrokes() {
  const messages = [
    '陈思远',
    '林晓禾',
    '欧阳',
    '李娜',
    '静',
    '堃',
    'chensiyuan',
    'chen si yuan',
    'linxiaohe',
    'csy',
    'lxh',
    'oy',
    'zhang wei',
    'wang.xiao',
    'ouyang',
    'zhuge',
    'siyuan',
    'iang',
    'u',
    'ng',
    'en',
    '20183306',
    '3306',
    '0',
    '客服中心',
    '华东公司客服',
    '陈 客服',
    'li 财务',
    'ＬＩＮ',
    'lv',
    'LIU',
    'zzz',
    'qqqq',
    '不存在',
    'x1',
    '.',
    'an',
    'nian',
    'hao ran',
    'wang xiao qin',
  ];
  return messages.flatMap((word) => {
    const typed = Array.from(word, (_, at) => word.slice(0, at + 1));
    return [...typed, word.slice(0, -1), ''];
  });
}
