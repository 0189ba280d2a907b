import { englishMoment } from '@/domain/english-moment';
import { formatCount } from '@/domain/money';
import type { quiz as zh } from './messages';

const many = (count: number, word: string) => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

const marks: typeof zh.marks = {
  right: 'right',
  partly: 'partly right',
  wrong: 'wrong',
  empty: 'not answered',
};

export const quiz: typeof zh = {
  // Activities
  examsFailed: 'The quizzes could not be loaded',
  records: 'Records',
  sections: { running: 'Running', soon: 'Upcoming', over: 'Ended' },
  noExams: 'No quizzes right now',
  noExamsLine: 'New ones appear here first.',
  toActivities: 'See activities',
  stages: {
    none: 'Open',
    'to-pay': 'Fee unpaid',
    enrolled: 'Enrolled',
    answering: 'Under way',
    done: 'Done',
  },
  soon: 'Not started',
  over: 'Ended',
  passed: 'Passed',
  notPassed: 'Not passed',
  free: 'Free',
  feeTag: (coins) => `${coins} coins to enrol`,
  size: (questions, minutes) => `${many(questions, 'question')} · ${minutes} min`,
  joined: (people) => `${people} joined`,
  scoreTag: (score) => many(score, 'point'),
  time: (time) => {
    switch (time.kind) {
      case 'days-left':
        return `${many(time.days, 'day')} left`;
      case 'ends-today':
        return `ends today at ${englishMoment(time.at, 'clock')}`;
      case 'starts-today':
        return `starts today at ${englishMoment(time.at, 'clock')}`;
      case 'starts':
        return `starts ${englishMoment(time.at, 'day-clock')}`;
      case 'ended':
        return `ended ${englishMoment(time.at, 'day')}`;
    }
  },

  // Enrolment
  gone: 'This quiz was not found',
  goneLine: 'It may have been taken down. See the others.',
  toExams: 'See quizzes',
  facts: 'About this quiz',
  questionsFact: 'Questions',
  questionsValue: (questions, full) => `${questions}, ${full} points in all`,
  duration: 'Time limit',
  minutes: (minutes) => many(minutes, 'minute'),
  passMark: 'To pass',
  passValue: (score) => `${score} points or more`,
  fee: 'Fee',
  reward: 'Reward if you pass',
  rewardValue: (coins) => `${coins} coins per right answer`,
  answers: 'Right answers',
  policies: {
    'at-once': 'shown once you submit',
    'after-end': 'shown once the quiz is over',
    never: 'not shown',
  },
  rules: 'How it is scored',
  ruleLines: (each) => [
    `Each question is worth ${each} points. Single choice and true-or-false are right or wrong.`,
    `Multiple choice: all right options give ${each}; some of them and no wrong one give ${Math.floor(each / 2)}; a wrong one gives none.`,
    'Blanks are compared without regard to case, width of characters and spaces.',
    'Everybody has one attempt. Once started, the time runs on even if you leave.',
    'Each answer is saved at once; when the time is over, what was saved is submitted.',
  ],
  draw: 'Draw for those who pass',
  drawLine: 'Everybody who passes draws once. Prizes and odds:',
  enrol: 'Enrol',
  enrolPaid: (coins) => `Pay ${coins} coins to enrol`,
  enrolled: 'You are enrolled. Start when you are ready',
  begin: 'Start',
  beginTitle: 'Start now?',
  beginLine: (minutes) => `You have ${many(minutes, 'minute')}. The time runs on even if you leave.`,
  beginLater: 'Not yet',
  resume: 'Go on',
  seeRanking: 'See the ranking',
  startsIn: 'Starts in',

  // Questions
  paperFailed: 'The questions could not be loaded. Your answers are safe',
  noPaper: 'No quiz is under way',
  noPaperLine: 'See which ones you can take.',
  progress: (position, count, answered) =>
    `question ${position} of ${formatCount(count)}, ${formatCount(answered)} answered`,
  ofQuestions: (count) => `of ${formatCount(count)}`,
  kinds: { single: 'Single choice', multiple: 'Multiple choice', judge: 'True or false', blank: 'Blank' },
  kindHint: { multiple: 'choose several' },
  picture: 'picture of the question',
  blank: 'Your answer',
  blankHint: 'Type here',
  unsaved: 'On this phone',
  keptHere: (count) =>
    `${count === 1 ? '1 answer is' : `${formatCount(count)} answers are`} kept on this phone, even if you leave, and saved once you are online.`,
  timeLeft: 'Time left',
  minutesLeft: (minutes) => (minutes > 0 ? `less than ${many(minutes, 'minute')} left` : 'time is up'),
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit',
  submitTitle: 'Submit now?',
  submitAll: 'Everything is answered. You cannot change it afterwards.',
  submitRest: (count) => `${many(count, 'question')} not answered yet. You cannot change it afterwards.`,
  keepGoing: 'Go on',
  submitFailed: 'Not submitted. Your answers are all here, please try again',
  timeUp: 'Time is up',
  timeUpLine: 'Your saved answers are being submitted…',
  timeUpOffline: 'Your saved answers are submitted for you. You see the result once you are online.',
  jump: (position, isAnswered) => `question ${position}, ${isAnswered ? 'answered' : 'not answered'}`,
  card: 'Overview',

  // Result
  resultFailed: 'The result could not be loaded',
  noResult: 'No result yet',
  noResultLine: 'Your score and your place appear here once you submit.',
  share: 'Share',
  shareTitle: (title) => `Take the quiz ${title}`,
  shareText: (score) => `I got ${many(score, 'point')}. Your turn`,
  score: (score) => `score ${score}`,
  full: (full) => `of ${full}`,
  headline: (right, all, passed) =>
    `${right} of ${formatCount(all)} correct, ${passed ? 'you passed' : 'not quite'}`,
  used: 'Took',
  got: ', earned',
  byTime: 'submitted when the time was over',
  passNeeds: (score) => `${score} points are needed to pass`,
  rank: (rank) => ['Place', rank, ''],
  ranking: 'Ranking',
  ahead: (percent) => ['Ahead of', `${percent}%`, 'of colleagues'],
  participants: (people) => ['', people, 'joined'],
  perQuestion: 'Each question',
  allAnswers: 'Explanations',
  marks,
  cell: (position, mark) => `question ${position}, ${marks[mark]}`,
  yourChoice: (answer) => (answer === '' ? 'not answered' : `you chose ${answer}`),
  yourText: (answer) => (answer === '' ? 'not answered' : `you typed ${answer}`),
  rightIs: (answer) => `right: ${answer}`,
  answersLater: (at) => `The answers are shown from ${englishMoment(at, 'day-clock')}`,
  answersNever: 'This quiz does not show its answers',
  chance: 'You can draw once',
  chanceUntil: (time) => `until ${time}`,
  tonight: 'midnight tonight',
  at: (moment) => englishMoment(moment, 'day-clock'),
  toDraw: 'Draw',
  seePrize: 'See the prize',

  // Review
  reviewLabel: (position, count) => `question ${position} of ${formatCount(count)}`,
  wrongOnly: 'Wrong ones only',
  allQuestions: 'All questions',
  noWrong: 'Nothing wrong, all right',
  noWrongLine: 'You can still look at all explanations.',
  mine: 'Your choice',
  correct: 'Right',
  missed: 'Right, you missed it',
  mineRight: 'Right, your choice',
  remember: 'Worth knowing',
  points: (points) => many(points, 'point'),
  backToResult: 'Back to the result',
  closed: 'The answers are not shown yet',

  // Ranking
  rankingFailed: 'The ranking could not be loaded',
  scopes: { mine: 'Around me', team: 'My department', all: 'Everybody' },
  scopeLabel: 'ranking of',
  emptyRanking: 'Nobody is in the ranking yet',
  emptyRankingLine: 'Places appear once somebody submits.',
  emptyMine: 'You have not taken part in this quiz',
  me: 'me',
  scoreOf: (score) => String(score),

  // Draw
  drawFailed: 'The draw could not be loaded',
  noDraw: 'Nothing to draw yet',
  noDrawLine: 'Each quiz that you pass lets you draw once.',
  drawMissed: 'The draw is over',
  drawMissedLine: 'You missed this one. Draw in time after the next quiz.',
  wheel: 'prize wheel',
  go: 'Draw once',
  turning: 'Drawing…',
  drawing: 'The draw did not go through. You still have it, please try again',
  won: (name) => `You won ${name}`,
  wonNothing: 'Nothing this time',
  wonLines: {
    coins: 'The coins are in your account',
    voucher: 'It is among your vouchers',
    goods: 'Give a shipping address in My prizes',
    none: 'Thanks for taking part, better luck next time',
  },
  ticket: (ticket) => `ticket ${ticket}`,
  odds: 'Prizes and odds',
  oddsNote: 'The system draws a ticket; the range it falls in decides. You can check it yourself.',
  range: (from, to) => `${from}–${to}`,
  toPrizes: 'See my prizes',
  backHome: 'Back to the quizzes',

  // Records
  recordsFailed: 'The records could not be loaded',
  noRecords: 'No records yet',
  noRecordsLine: 'Take a quiz and its score is kept here.',
  submittedOn: (day) => `submitted ${day}`,
  drawOpen: 'You can draw once',
  drewNothing: 'Draw: nothing this time',
  drew: (name) => `Won ${name}`,
  missedDraw: 'The draw is over',
};
