import { pageArea } from '@/messages/shared';
import type { FileProblem } from '../rules/file-kind';

const problems: Record<FileProblem, { title: string; line: string }> = {
  'too-big': { title: '文件超过 10 MB', line: '删掉图片和多余的表再试，或者分成几份' },
  empty: { title: '表格里没有内容', line: '填好再选一次' },
  encrypted: { title: '文件加了密码', line: '用表格软件打开，去掉打开密码再保存' },
  'old-format': { title: '这是旧版 .xls 文件', line: '用表格软件打开，另存为 .xlsx 再选' },
  broken: { title: '文件损坏了，或没传完整', line: '用表格软件打开看看，重新保存再选' },
  'not-a-sheet': { title: '这不是能读的表格', line: '请选 .xlsx 或 .csv 文件' },
  'unpacks-too-big': { title: '文件解开后太大了', line: '内容远超一份名单，为了安全没有打开' },
  'too-many-sheets': { title: '工作表超过 50 张', line: '只留要看的几张再试' },
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

export const sheetsMessages = pageArea(sheets, () => import('./sheets.en').then((module) => module.sheets));
