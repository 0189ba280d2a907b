import type { ListColumn } from '@/domain/spreadsheets/columns';
import type { ProblemKind } from '@/domain/spreadsheets/lint-list';
import { area } from '@/messages/define-messages';
import { pageArea } from '@/messages/shared';
import type { FileProblem } from './rules/file-kind';

const columns: Record<ListColumn, string> = {
  name: '姓名',
  account: 'OA 账号',
  department: '部门',
  amount: '龙币',
};

const reasons: Record<Exclude<ProblemKind, 'twice' | 'other-name'>, string> = {
  formula: '这一格是公式，请粘贴为数值',
  'formula-empty': '这一格的公式没有算出数值，请直接填写',
  'account-missing': '没填账号',
  'account-unknown': '没有这个账号，也不是工号',
  departed: '这位同事已离职',
  own: '这是你自己，不能给自己发',
  'no-oa': '这位同事没有 OA 账号，收不了龙币',
  'amount-empty': '没填金额',
  'amount-illegal': '金额不是数字',
  'amount-currency': '单位不是龙币',
  'amount-decimals': '金额最多一位小数',
  'amount-not-positive': '金额要大于 0',
  'amount-over-limit': '每人最多 10,000.0 龙币',
};

export const grantList = {
  columns,
  reasons,
  twice: (row: number) => `和第 ${row} 行重复`,
  otherName: (name: string) => `账号是${name}的，和姓名不符`,
  likely: (reason: string) => `${reason}，可能是这位`,
  atWork: (name: string, department: string) => `${name}，${department}，在职`,

  // Choosing a file
  choose: '选择表格',
  change: '换表格',
  field: '表格文件',
  emptyTitle: '还没有选表格',
  emptyLine: '选一份 .xlsx 或 .csv，先检查，再提交名单',
  toExample: '看看怎么填',
  failed: '名单没能打开',
  restoring: '正在加载名单',

  // Choosing a sheet and columns
  sheet: '工作表',
  columnsTitle: '对一下各列',
  columnsLine: '请核对哪一列是什么',
  columnMissing: (column: string) => `没认出哪一列是“${column}”，请选一列`,
  columnSeveral: (column: string) => `不止一列像“${column}”，请选一列`,
  columnCurrency: (title: string) => `“${title}”写的不是龙币，请选写龙币的一列`,
  header: '表头在第几行',
  headerRow: (row: number, text: string) => `第 ${row} 行：${text}`,
  noColumn: '没有这一列',
  columnChoice: (letter: string, title: string) => (title === '' ? `${letter} 列` : `${letter} 列：${title}`),
  useColumns: '按这些列检查',
  needColumns: '至少要有龙币，和姓名或 OA 账号中的一列',
  changeColumns: '改列',
  noRows: '表头下面没有名单',
  noRowsLine: '填上同事再选一次，或换一张工作表',
  tooMany: (max: string) => `一份名单最多 ${max} 人，请分成几份`,

  // Head
  rowCount: (sheet: number, rows: string) => `第 ${sheet} 张表，共 ${rows} 行`,
  canSend: '现在能发',
  fineTotal: '没问题的行合计',
  ready: (count: string) => `${count} 行没问题`,
  faulty: (count: string) => `${count} 行要改`,
  bar: (ready: string, faulty: string) => `${ready} 行没问题，${faulty} 行要改`,
  checking: (done: string, of: string) => `正在核对同事，${done} / ${of} 行`,
  checkFailed: '同事没核对完',
  checkFailedLine: '人事数据暂时连不上，已核对的都留着',
  checkNonsense: '人事数据答得不对，已核对的都留着，请稍后再核对',
  checkOn: '接着核对',
  again: (count: string) => `${count} 位上次也发过，只是提醒`,

  approverPaid: (name: string, row: number) =>
    `第 ${row} 行的${name}是这笔发放的审批人，不能审批发给自己的龙币：可移除这行，或提交名单后换审批人`,

  // Table
  tabs: '名单',
  toFix: '要改的',
  all: '全部',
  faultyTable: '要改的行',
  allTable: '全部行',
  rowNumber: '行',
  cell: (cell: string, column: string, text: string) => `${cell} ${column} ${text === '' ? '空' : text}`,
  edit: (cell: string, column: string) => `改 ${cell} ${column}`,
  wasAgain: '上次也发过',
  waiting: '核对中',
  more: (count: string) => `再看 ${count} 行`,
  remove: '移除这行',
  setAmount: (amount: string) => `改成 ${amount}`,
  setName: (name: string) => `姓名改成${name}`,
  fill: '填上',
  fillFor: (account: string) => `填上 ${account}`,
  allFine: '每一行都没问题',
  removed: (count: string) => `已移除 ${count} 行`,
  restore: '全部恢复',

  // Totals
  totals: '各部门合计',
  without: (count: string) => `不含要改的 ${count} 行`,
  unknownDepartment: '未填部门',
  budget: '这次预算',
  overBudget: (amount: string) => `超出预算 ${amount} 龙币`,
  balanceAfter: '发放后账户余额',

  // Action bar
  toDo: (count: string) => `改完 ${count} 行就能提交，已改的自动保存`,
  stillChecking: '核对完就能提交，已改的自动保存',
  clean: (people: string, total: string) => `${people} 位同事，共 ${total} 龙币`,
  downloadFaulty: (count: string) => `下载有问题的 ${count} 行`,
  submit: '提交名单',
  nextReason: '；',
  reasonColumn: '原因',
  faultyFile: (name: string) => `${name}-要改的行.xlsx`,
  faultySheet: '要改的行',

  // Example
  exampleLead: '照着这张表填，一行一位同事',
  exampleTable: '发放名单示例',
  exampleFile: '发放名单模板.xlsx',
  exampleSheet: '发放名单',
  downloadExample: '下载模板',
  toPreview: '填好了，去选表格',
  explained: '每列怎么填',
  right: '对',
  wrong: '不对',
  notes: {
    name: '和账号是同一个人；有重名也不要紧，按账号发',
    account: 'OA 账号或工号，必填；在职、有 OA 账号的同事才能收',
    department: '没填账号时，用姓名和部门帮你找人',
    amount: '每人 0.1 到 10,000.0，最多一位小数，只写数字',
  } satisfies Record<ListColumn, string>,
  good: { name: '程意', account: 'cheng.yi', department: '客服中心', amount: '500' } satisfies Record<
    ListColumn,
    string
  >,
  bad: { name: '程意（新人）', account: '程意的账号', department: '客服', amount: '五百元' } satisfies Record<
    ListColumn,
    string
  >,
  rules: '选表格前看一眼',
  ruleList: [
    '支持 .xlsx 和 .csv，不超过 10 MB、20,000 人',
    '公式要先粘贴为数值，不能带打开密码',
    '表头叫“名字”“工号”“金额”也认得，列的顺序不限',
    '一位同事只写一行，写了两行会提醒你',
  ],
};

export const grantListMessages = area(grantList, () =>
  import('./messages.en').then((module) => module.grantList),
);

const problems: Record<FileProblem, { title: string; description: string }> = {
  'too-big': { title: '文件超过 10 MB', description: '删掉图片和多余的表再试，或者分成几份' },
  empty: { title: '表格里没有内容', description: '填好再选一次' },
  hidden: { title: '内容都在隐藏的工作表里', description: '用表格软件取消隐藏，保存后再选' },
  encrypted: { title: '文件加了密码', description: '用表格软件打开，去掉打开密码再保存' },
  'old-format': { title: '这是旧版 .xls 文件', description: '用表格软件打开，另存为 .xlsx 再选' },
  broken: { title: '文件损坏了，或没传完整', description: '用表格软件打开看看，重新保存再选' },
  'not-a-sheet': { title: '这不是能读的表格', description: '请选 .xlsx 或 .csv 文件' },
  'unpacks-too-big': { title: '文件解开后太大了', description: '内容远超一份名单，为了安全没有打开' },
  'too-many-sheets': { title: '工作表超过 50 张', description: '只留要看的几张再试' },
};

export const sheets = {
  problems,
  failed: '表格没读成',
  failedLine: '网络不稳，或文件刚被移走了，再试一次',
  otherFile: '换一份表格',
  loading: '正在加载表格',
  reading: '正在读取表格',
  readingRows: (rows: string, of: string) => `已读 ${rows} / ${of} 行`,
  stop: '停止',
  download: '下载表格',
  downloadFailed: '没能生成文件，请再试一次',

  // Preview of a link
  noLink: '没有要看的表格',
  noLinkLine: '请从别人发来的链接打开',
  refused: '这个链接不能打开',
  refusedLine: '它不是网页地址，为了安全没有打开',
  elsewhere: (host: string) => `表格在 ${host}`,
  elsewhereLine: '这个网站不在可信名单里，不能在这里预览。确认认识它，再到网页里打开',
  openElsewhere: '打开网页',
  linkFailed: '表格没能打开',
  stopped: '已停止读取',
  linkGone: '链接里的表格找不到了，请找发的人再要一次',
  sheetTabs: '工作表',
  size: (rows: string, columns: string) => `${rows} 行，${columns} 列`,
  hidden: (names: readonly string[]) => `隐藏的工作表没有读：${names.join('、')}`,
  isCut: (rows: string, columns: string) => `表格很大，只显示前 ${rows} 行、${columns} 列`,
  emptySheet: '这张表是空的',
  table: (name: string) => `工作表 ${name}`,
  rowHead: '行号',
  wholeCell: (cell: string) => `${cell} 的内容`,

  // Hosts that save no files
  noDownload: '这里存不了文件',
  noDownloadLine: '复制页面链接，用手机浏览器打开就能下载；也可以复制内容，粘贴到表格里',
  openInBrowser: '这里存不了文件，复制链接用手机浏览器打开',
  copyLink: '复制页面链接',
  copyContent: '复制内容',
  copied: '已复制',
  copyFailed: '没能复制，请长按选择',
};

export const sheetsMessages = pageArea(sheets, () => import('./messages.en').then((module) => module.sheets));
