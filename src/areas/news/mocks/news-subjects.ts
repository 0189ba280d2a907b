import type { NewsCategory } from '@/domain/news/news';
import type { SceneName } from './news-drawings';

/** What the group's departments write about again and again; `issue` tells one time from the other. */
export interface Subject {
  readonly category: NewsCategory;
  readonly source: string;
  readonly scene: SceneName;
  readonly title: (issue: number) => string;
  /** Paragraphs; one that begins with # is a heading, with - an item of a list. */
  readonly text: readonly string[];
}

const counted = ['一', '二', '三', '四'];
const term = (issue: number) => counted[issue - 1] ?? '';
const subject = (
  category: NewsCategory,
  source: string,
  scene: SceneName,
  title: Subject['title'],
  ...text: readonly string[]
): Subject => ({ category, source, scene, title, text });

export const subjects: readonly Subject[] = [
  subject(
    'health',
    '健康中心',
    'check',
    (issue) => `年度体检开放第${term(issue)}批预约，可用龙币升级检查项目`,
    '本批名额先到先得，约满后会在下周一补开一次。检查当天请空腹，早餐券随体检单一起发。',
    '# 可以升级的项目',
    '- 甲状腺彩超，每人 66 龙币',
    '- 骨密度，每人 88 龙币',
    '- 颈动脉彩超，每人 88 龙币',
    '升级费用从个人账户付，报告七天后在健康中心领取，不会发到办公邮箱。',
  ),
  subject(
    'company',
    '行政服务',
    'bus',
    (issue) => `园区班车新增第${term(issue)}条晚班线路，末班到 22:40`,
    '晚班车从云杉中心南门出发，经过地铁站、锦湖里和北苑，全程四十分钟。',
    '上车刷工牌即可，不用预约。坐满后调度会再加一辆，最多等十五分钟。',
  ),
  subject(
    'welfare',
    '云杉食堂',
    'bowl',
    (issue) => `云杉食堂第${term(issue)}季菜单上新，三家档口换了新面孔`,
    '一楼的面档换成了手擀面，二楼多了一家清淡的粥铺，三楼晚餐开始供应砂锅。',
    '新档口开张头三天，用龙币付款减两成。想吃什么，可以写在食堂门口的小黑板上，厨房每周五看一次。',
  ),
  subject(
    'learning',
    '工会书社',
    'books',
    (issue) => `同事荐书第${term(issue)}期：这个月一起读完的七本好书`,
    '每一本都有一位同事写下为什么推荐。书在三楼书架上，登记后可以带走，三周内还。',
    '# 下个月读什么',
    '下月的主题是“家”。想推荐的同事，写一百字左右交给工会书社，选中的送 20 龙币。',
  ),
  subject(
    'community',
    '员工社团',
    'run',
    (issue) => `湖畔夜跑第${term(issue)}次集合：五公里，跑得慢也不要紧`,
    '周四晚七点半在东门集合，分快慢两组，慢组每公里八分钟。有人在终点等所有人。',
    '请穿亮色衣服，天气预报有雨就顺延一天，群里会通知。',
  ),
  subject(
    'company',
    '集团人力',
    'house',
    (issue) => `第${term(issue)}批集体宿舍可以申请，步行十分钟到园区`,
    '单间和双人间都有，家具齐全，水电按表计。入职两年以内的同事优先。',
    '- 单间：每月 900 元',
    '- 双人间：每人每月 500 元',
    '申请截止到月底，结果在下月第一个工作日公布。',
  ),
  subject(
    'welfare',
    '集团工会',
    'gift',
    (issue) => `第${term(issue)}份节日礼可以选了：三选一，也可以折成龙币`,
    '今年的三样是：杂粮礼盒、两条毛巾、一盆水仙。都不喜欢，就折成 200 龙币放进个人账户。',
    '选好后还可以改，改到发放前三天为止。没有选的同事默认折成龙币。',
  ),
  subject(
    'community',
    '绿植小队',
    'sprout',
    (issue) => `领一盆绿植回工位，第${term(issue)}次换盆日在周五`,
    '绿萝、虎皮兰、薄荷各三十盆，一人一盆。养得不好也可以带来，小队帮你看看是缺水还是缺光。',
    '旧花盆请一起带回，下次还能用。',
  ),
  subject(
    'learning',
    '培训学院',
    'cup',
    (issue) => `午间一小时第${term(issue)}讲：把一件难事说清楚`,
    '讲的是怎样把一件复杂的事讲给不懂的人听：先说结论，再说为什么，最后说要对方做什么。',
    '咖啡由书社准备，座位五十个。来不了的同事，第二天可以看录像。',
  ),
  subject(
    'health',
    '健康中心',
    'cup',
    (issue) => `少喝一杯也没关系：第${term(issue)}期睡眠小课`,
    '下午三点以后的咖啡，会让入睡晚四十分钟。小课教一个不难的办法：把第二杯换成温水，坚持两周。',
    '# 两周后会怎样',
    '上一期有六十一位同事坚持下来，其中四十三位说早上更清醒了。',
  ),
  subject(
    'company',
    '信息中心',
    'house',
    (issue) => `办公网第${term(issue)}次升级安排在周日凌晨`,
    '升级从两点开始，预计四点结束。这段时间内网会断开几次，每次不超过五分钟。',
    '请在周六下班前保存好手里的文件。值班同事的电话贴在每层的机房门口。',
  ),
  subject(
    'welfare',
    '集团工会',
    'cup',
    (issue) => `第${term(issue)}张咖啡券到账：在云杉咖啡角能抵 20 龙币`,
    '券在“卡券”里，三十天内有效。请同事喝也可以，把付款码给店员就行。',
  ),
  subject(
    'health',
    '运动协会',
    'run',
    (issue) => `一起走一万步第${term(issue)}周：你所在的部门排第几`,
    '步数只在自己同意后统计，随时可以停。每周公布部门平均数，不公布个人。',
    '连续三周达标的部门，下午茶由协会来送。',
  ),
  subject(
    'community',
    '志愿者之家',
    'books',
    (issue) => `旧书换新友第${term(issue)}场，带一本书来，带一本书走`,
    '书不论新旧，干净就好。扉页上可以写一句话，给下一位读它的人。',
    '没有换走的书会送到三所乡村小学，上一次送出了四百一十二本。',
  ),
  subject(
    'learning',
    '培训学院',
    'house',
    (issue) => `新同事第${term(issue)}堂课：公司里的事该找谁`,
    '一张图讲清楚：工资问谁、设备坏了找谁、想换工位怎么办。老同事也欢迎来补课。',
    '- 人事：四楼，工作日九点到六点',
    '- 设备：信息中心服务台',
    '- 工位：行政服务，提前一周说',
  ),
];
