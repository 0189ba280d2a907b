/** The commonest surnames; most names begin with one of them. */
const surnames =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗郑梁谢宋唐许韩邓冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾' +
  '夏付傅方邹熊白孟秦邱侯江尹薛闫阎段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤康易乔赖文庄樊殷施单解仇区洪季温柳兰鲁葛安倪申' +
  '聂章齐童颜耿焦俞柴甘霍裴祝尤凌甄骆费关项裘翁应纪柯欧宁岳盛华包左牛詹路游靳祁屈谷蒲褚翟时米卞代占涂舒成冉梅凤毕车';
const compound = /^(?:欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|夏侯|司徒|端木|南宫)/;
const courtesy = /(?:先生|女士|小姐|老师|师傅|同学|经理|阿姨|大哥)$/;
/** With such an ending it is rather a part of an address. */
const placeEnding =
  /(?:[省市区县镇乡村路街道巷弄号栋幢楼室层座苑园厦里坊庄屯寨湾桥门店馆厅库站场府邸居阁郡]|单元|大院|小区|前台|代收|中心|公司)$/;

/** How much a word looks like a receiver's name: 0 not at all, 1 possibly, 3 certainly. */
export function nameLikeness(word: string): 0 | 1 | 3 {
  if (/^[a-z][a-z.'-]{1,29}$/i.test(word)) return 1;
  if (!/^[\u4e00-\u9fff]+(?:·[\u4e00-\u9fff]+)*$/.test(word)) return 0;
  if (courtesy.test(word)) return word.length <= 6 ? 3 : 0;
  if (word.includes('·')) return word.length <= 20 ? 3 : 0;
  if (word.length < 2 || word.length > 4 || placeEnding.test(word)) return 0;
  if (compound.test(word)) return 3;
  return surnames.includes(word.charAt(0)) && word.length < 4 ? 3 : 1;
}
