/** One character of a name with its reading; several where the surname has two characters. */
export type QueryView = readonly [text: string, pinyin: string];

function readings(table: string): readonly QueryView[] {
  const words = table.trim().split(/\s+/);
  return words.flatMap((word): QueryView[] => {
    const [text, ...syllables] = word.split('.');
    return text === undefined ? [] : [[text, syllables.join(' ')]];
  });
}

/** Common surnames, the most frequent first, read as surnames are read (单 shan, 曾 zeng, 解 xie, 仇 qiu, 任 ren, 区 ou). */
export const surnames = readings(`
  王.wang 李.li 张.zhang 刘.liu 陈.chen 杨.yang 黄.huang 赵.zhao 吴.wu 周.zhou 徐.xu 孙.sun 马.ma 朱.zhu 胡.hu 郭.guo 何.he 林.lin
  罗.luo 郑.zheng 梁.liang 谢.xie 宋.song 唐.tang 许.xu 韩.han 邓.deng 冯.feng 曹.cao 彭.peng 曾.zeng 肖.xiao 田.tian 董.dong
  潘.pan 袁.yuan 蔡.cai 蒋.jiang 余.yu 于.yu 杜.du 叶.ye 程.cheng 魏.wei 苏.su 吕.lv 丁.ding 任.ren 卢.lu 姚.yao 沈.shen 钟.zhong
  姜.jiang 崔.cui 谭.tan 陆.lu 范.fan 汪.wang 廖.liao 石.shi 金.jin 韦.wei 贾.jia 夏.xia 付.fu 方.fang 邹.zou 熊.xiong 白.bai
  孟.meng 秦.qin 邱.qiu 侯.hou 江.jiang 尹.yin 薛.xue 闫.yan 段.duan 雷.lei 龙.long 黎.li 史.shi 陶.tao 贺.he 毛.mao 郝.hao
  顾.gu 龚.gong 邵.shao 万.wan 覃.qin 武.wu 钱.qian 戴.dai 严.yan 莫.mo 孔.kong 向.xiang 常.chang 汤.tang 康.kang 易.yi 乔.qiao
  赖.lai 文.wen 庄.zhuang 樊.fan 殷.yin 施.shi 单.shan 解.xie 仇.qiu 区.ou 欧阳.ou.yang 司马.si.ma 上官.shang.guan 诸葛.zhu.ge
`);

/** Characters of given names; none of them has a second reading in a name. */
export const givenCharacters = readings(`
  晓.xiao 思.si 子.zi 雨.yu 文.wen 佳.jia 明.ming 志.zhi 雅.ya 静.jing 欣.xin 一.yi 海.hai 春.chun 秋.qiu 冬.dong 国.guo 建.jian
  永.yong 丽.li 美.mei 玉.yu 慧.hui 敏.min 嘉.jia 俊.jun 浩.hao 梓.zi 若.ruo 诗.shi 书.shu 清.qing 安.an 景.jing 天.tian 云.yun
  禾.he 远.yuan 航.hang 念.nian 璐.lu 意.yi 序.xu 宁.ning 涵.han 轩.xuan 怡.yi 妍.yan 然.ran 辰.chen 阳.yang 洋.yang 琪.qi
  博.bo 超.chao 峰.feng 刚.gang 华.hua 辉.hui 杰.jie 凯.kai 磊.lei 亮.liang 林.lin 龙.long 鹏.peng 强.qiang 涛.tao 伟.wei
  勇.yong 宇.yu 芳.fang 红.hong 娟.juan 兰.lan 莉.li 玲.ling 梅.mei 娜.na 倩.qian 婷.ting 霞.xia 燕.yan 莹.ying 颖.ying 媛.yuan
  珍.zhen 桐.tong 泽.ze 睿.rui 岚.lan 川.chuan 恒.heng 舟.zhou 青.qing 微.wei 越.yue 可.ke 南.nan 北.bei 知.zhi 墨.mo 新.xin
`);

/** Departments of the group; a person has one. */
export const departments = [
  ...[
    '客服中心',
    '财务共享中心',
    '研发中心',
    '人力资源中心',
    '行政管理部',
    '法务合规部',
    '审计监察部',
    '品牌公关部',
  ],
  ...[
    '采购供应链中心',
    '信息安全部',
    '数据智能部',
    '产品设计部',
    '质量管理部',
    '工程管理中心',
    '造价成本部',
    '营销管理部',
  ],
  ...[
    '商业运营中心',
    '物业服务中心',
    '长租公寓事业部',
    '智慧服务事业部',
    '投资发展部',
    '资金管理部',
    '税务筹划部',
    '战略发展部',
  ],
  ...[
    '企业文化部',
    '培训学院',
    '云杉项目部',
    '滨江项目部',
    '望湖项目部',
    '华北区域公司',
    '华东区域公司',
    '华南区域公司',
  ],
  ...[
    '西南区域公司',
    '华中区域公司',
    '后勤保障部',
    '集团工会',
    '会员运营部',
    '电商运营部',
    '园区管理部',
    '总裁办公室',
  ],
] as const;

export interface NamedPerson {
  name: readonly [surname: QueryView, given: QueryView];
  department: (typeof departments)[number];
  jobNumber: string;
  departed?: true;
  withoutOa?: true;
}

/** The first people of every world, whom tests and screens know by name; the others are made by number. */
export const namedPeople: readonly NamedPerson[] = [
  {
    name: [
      ['林', 'lin'],
      ['晓禾', 'xiao he'],
    ],
    department: '客服中心',
    jobNumber: '20190318',
  },
  {
    name: [
      ['陈', 'chen'],
      ['思远', 'si yuan'],
    ],
    department: '客服中心',
    jobNumber: '20183306',
  },
  {
    name: [
      ['陈', 'chen'],
      ['思远', 'si yuan'],
    ],
    department: '财务共享中心',
    jobNumber: '20217812',
  },
  {
    name: [
      ['周', 'zhou'],
      ['一航', 'yi hang'],
    ],
    department: '研发中心',
    jobNumber: '20200211',
  },
  {
    name: [
      ['苏', 'su'],
      ['念', 'nian'],
    ],
    department: '研发中心',
    jobNumber: '20240925',
  },
  {
    name: [
      ['冯', 'feng'],
      ['乐', 'le'],
    ],
    department: '品牌公关部',
    jobNumber: '20150726',
    departed: true,
  },
  {
    name: [
      ['梁', 'liang'],
      ['栖', 'qi'],
    ],
    department: '物业服务中心',
    jobNumber: '20221103',
    withoutOa: true,
  },
  {
    name: [
      ['程', 'cheng'],
      ['意', 'yi'],
    ],
    department: '客服中心',
    jobNumber: '20190452',
  },
  {
    name: [
      ['韩', 'han'],
      ['序', 'xu'],
    ],
    department: '研发中心',
    jobNumber: '20220117',
  },
  {
    name: [
      ['何', 'he'],
      ['璐', 'lu'],
    ],
    department: '人力资源中心',
    jobNumber: '20160830',
  },
  {
    name: [
      ['孙', 'sun'],
      ['小禾', 'xiao he'],
    ],
    department: '研发中心',
    jobNumber: '20230618',
  },
];
