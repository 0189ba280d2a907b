import { chineseMoment } from '@/domain/chinese-moment';
import type { Moment } from '@/domain/moment';
import { formatCount } from '@/domain/money';
import type { PeriodTime } from '@/domain/period';
import type { ExamStage } from '@/domain/quiz/exam';
import type { QuestionKind } from '@/domain/quiz/question';
import type { Mark } from '@/domain/quiz/scoring';
import { pageArea } from '@/messages/shared';
import type { RankScope } from './rules/ranking';

/** A number in large digits with the words before and after it. */
type Around = readonly [before: string, number: string, after: string];

const kinds: Record<QuestionKind, string> = {
  single: '单选',
  multiple: '多选',
  judge: '判断',
  blank: '填空',
};

const stages: Record<ExamStage, string> = {
  none: '可报名',
  'to-pay': '待付报名费',
  enrolled: '已报名',
  answering: '答题中',
  done: '已完成',
};

const scopes: Record<RankScope, string> = { mine: '我的位置', team: '本部门', all: '全部' };

const marks: Record<Mark, string> = { right: '答对', partly: '答对一部分', wrong: '答错', empty: '没有作答' };

export const quiz = {
  // Activities
  examsFailed: '答题活动加载失败',
  records: '答题记录',
  sections: { running: '正在进行', soon: '即将开始', over: '已经结束' },
  noExams: '现在没有答题活动',
  noExamsLine: '有新的答题，会在这里第一时间看到。',
  toActivities: '看看活动',
  stages,
  soon: '未开始',
  over: '已结束',
  passed: '已过关',
  notPassed: '未过关',
  free: '免费',
  feeTag: (coins: string) => `${coins} 龙币报名`,
  size: (questions: number, minutes: number) => `${questions} 题 · ${minutes} 分钟`,
  joined: (people: string) => `${people} 人答过`,
  scoreTag: (score: number) => `${score} 分`,
  time: (time: PeriodTime) => {
    switch (time.kind) {
      case 'days-left':
        return `还剩 ${time.days} 天`;
      case 'ends-today':
        return `今天 ${chineseMoment(time.at, 'clock')} 结束`;
      case 'starts-today':
        return `今天 ${chineseMoment(time.at, 'clock')} 开始`;
      case 'starts':
        return `${chineseMoment(time.at, 'day-clock')} 开始`;
      case 'ended':
        return `${chineseMoment(time.at, 'day')}结束`;
    }
  },

  // Enrolment
  gone: '没有找到这场答题',
  goneLine: '它可能已经下线了，看看别的吧。',
  toExams: '看看答题活动',
  facts: '答题须知',
  questionsFact: '题目',
  questionsValue: (questions: number, full: number) => `${questions} 题，满分 ${full} 分`,
  duration: '答题时长',
  minutes: (minutes: number) => `${minutes} 分钟`,
  passMark: '过关',
  passValue: (score: number) => `${score} 分及以上`,
  fee: '报名费',
  reward: '过关奖励',
  rewardValue: (coins: string) => `每答对 1 题得 ${coins} 龙币`,
  answers: '答案公布',
  policies: { 'at-once': '交卷后马上公布', 'after-end': '活动结束后公布', never: '不公布' },
  rules: '计分规则',
  ruleLines: (each: number) => [
    `每题 ${each} 分。单选、判断答对得满分，答错不得分。`,
    `多选全部选对得 ${each} 分；少选但没有选错得 ${Math.floor(each / 2)} 分；选错一项不得分。`,
    '填空不区分大小写、全角半角和空格。',
    '每人只有一次机会。开始后连续计时，退出不会暂停。',
    '每答一题自动保存；到时间没有交卷，会自动交已保存的答案。',
  ],
  draw: '过关抽奖',
  drawLine: '过关的同事每人抽一次，奖项和概率如下：',
  enrol: '立即报名',
  enrolPaid: (coins: string) => `付 ${coins} 龙币报名`,
  enrolled: '报名成功，准备好了就开始',
  begin: '开始答题',
  beginTitle: '现在开始答题吗？',
  beginLine: (minutes: number) => `开始后计时 ${minutes} 分钟，中途离开也不会暂停。`,
  beginLater: '再等等',
  resume: '继续答题',
  seeRanking: '查看排行榜',
  startsIn: '距开始',

  // Questions
  paperFailed: '题目加载失败，已答的都保存着',
  noPaper: '没有正在进行的答题',
  noPaperLine: '去看看哪些答题可以参加。',
  progress: (position: number, count: number, answered: number) =>
    `第 ${position} 题，共 ${formatCount(count)} 题，已答 ${formatCount(answered)} 题`,
  ofQuestions: (count: number) => `/ ${formatCount(count)} 题`,
  kinds,
  kindHint: { multiple: '可以选多个' },
  picture: '题目配图',
  blank: '你的答案',
  blankHint: '在这里填写',
  unsaved: '存在本机',
  keptHere: (count: number) =>
    `${formatCount(count)} 题的答案存在这部手机里，退出再进来也还在，联网后自动保存。`,
  timeLeft: '剩余时间',
  minutesLeft: (minutes: number) => (minutes > 0 ? `剩余不到 ${minutes} 分钟` : '时间到'),
  previous: '上一题',
  next: '下一题',
  submit: '交卷',
  submitTitle: '现在交卷吗？',
  submitAll: '十分用心，题目都答完了。交卷后不能再改。',
  submitRest: (count: number) => `还有 ${formatCount(count)} 题没有作答，交卷后不能再改。`,
  keepGoing: '继续答题',
  submitFailed: '没有交上，答案都还在，请再试一次',
  timeUp: '时间到',
  timeUpLine: '已保存的答案正在自动交卷，请稍候',
  timeUpOffline: '已保存的答案会自动交卷，联网后就能看到结果。',
  jump: (position: number, isAnswered: boolean) => `第 ${position} 题，${isAnswered ? '已答' : '未答'}`,
  card: '答题卡',

  // Result
  resultFailed: '答题结果加载失败',
  noResult: '还没有答题结果',
  noResultLine: '交卷后，成绩和排名会出现在这里。',
  share: '分享',
  shareTitle: (title: string) => `一起来答${title}`,
  shareText: (score: number) => `我得了 ${score} 分，你也来试试`,
  score: (score: number) => `得分 ${score} 分`,
  full: (full: number) => `满分 ${full}`,
  headline: (right: number, all: number, passed: boolean) =>
    `${formatCount(all)} 题答对 ${right} 题，${passed ? '过关了' : '还差一点'}`,
  used: '用时',
  got: '，得到',
  byTime: '到时间自动交卷',
  passNeeds: (score: number) => `过关需要 ${score} 分`,
  rank: (rank: string): Around => ['第', rank, '名'],
  ranking: '排行榜',
  ahead: (percent: number): Around => ['超过', `${percent}%`, '的同事'],
  participants: (people: string): Around => ['共', people, '人'],
  perQuestion: '每题对错',
  allAnswers: '全部解析',
  marks,
  cell: (position: number, mark: Mark) => `第 ${position} 题，${marks[mark]}`,
  yourChoice: (answer: string) => (answer === '' ? '没有作答' : `你选 ${answer}`),
  yourText: (answer: string) => (answer === '' ? '没有作答' : `你填 ${answer}`),
  rightIs: (answer: string) => `正确是 ${answer}`,
  answersLater: (at: Moment) => `答案在 ${chineseMoment(at, 'day-clock')} 后公布`,
  answersNever: '这场答题不公布答案',
  chance: '得到 1 次抽奖机会',
  chanceUntil: (time: string) => `${time} 前有效`,
  tonight: '今晚 24:00',
  at: (moment: Moment) => chineseMoment(moment, 'day-clock'),
  toDraw: '去抽奖',
  seePrize: '查看奖品',

  // Review
  reviewLabel: (position: number, count: number) => `第 ${position} 题，共 ${formatCount(count)} 题`,
  wrongOnly: '只看错题',
  allQuestions: '全部题目',
  noWrong: '没有错题，全部答对了',
  noWrongLine: '可以回头看看全部题目的解析。',
  mine: '你的选择',
  correct: '正确',
  missed: '正确，你没选',
  mineRight: '正确，你选对了',
  remember: '记一下',
  points: (points: number) => `得 ${formatCount(points)} 分`,
  backToResult: '返回答题结果',
  closed: '答案还不能看',

  // Ranking
  rankingFailed: '排行榜加载失败',
  scopes,
  scopeLabel: '排行范围',
  emptyRanking: '还没有人上榜',
  emptyRankingLine: '交卷后，就能在这里看到名次。',
  emptyMine: '你还没有参加这场答题',
  me: '我',
  scoreOf: (score: number) => `${score} 分`,

  // Draw
  drawFailed: '抽奖加载失败',
  noDraw: '还没有抽奖机会',
  noDrawLine: '过关后，每场答题可以抽一次。',
  drawMissed: '抽奖已经结束',
  drawMissedLine: '这次没赶上，下次过关后记得来抽。',
  wheel: '抽奖转盘',
  go: '抽一次',
  turning: '正在抽奖…',
  drawing: '抽奖没有完成，机会还在，请再试一次',
  won: (name: string) => `抽中${name}`,
  wonNothing: '这次没有抽中',
  wonLines: {
    coins: '龙币已到账',
    voucher: '已放进卡券',
    goods: '去我的奖品填收货地址',
    none: '谢谢参与，下次再来',
  },
  ticket: (ticket: string) => `抽奖号 ${ticket}`,
  odds: '奖项和概率',
  oddsNote: '抽奖号由系统抽取，落在哪一段就得哪一项，可以自己核对。',
  range: (from: string, to: string) => `${from}–${to}`,
  toPrizes: '查看我的奖品',
  backHome: '返回答题活动',

  // Records
  recordsFailed: '答题记录加载失败',
  noRecords: '还没有答题记录',
  noRecordsLine: '参加一场答题，成绩会记在这里。',
  submittedOn: (day: string) => `${day} 交卷`,
  drawOpen: '有 1 次抽奖机会',
  drewNothing: '抽奖：没有抽中',
  drew: (name: string) => `抽中${name}`,
  missedDraw: '抽奖已过期',
};

export const quizMessages = pageArea(quiz, () => import('./messages.en').then((module) => module.quiz));
