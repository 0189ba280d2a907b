import type { sheets as zh } from './sheets';

export const sheets: typeof zh = {
  problems: {
    'too-big': {
      title: 'The file is over 10 MB',
      line: 'Remove pictures and sheets that are not needed, or split it',
    },
    empty: { title: 'The spreadsheet is empty', line: 'Fill it in and choose it again' },
    encrypted: {
      title: 'The file has a password',
      line: 'Open it in a spreadsheet app, remove the password and save it',
    },
    'old-format': {
      title: 'This is an old .xls file',
      line: 'Open it in a spreadsheet app and save it as .xlsx',
    },
    broken: {
      title: 'The file is damaged or incomplete',
      line: 'Open it in a spreadsheet app and save it again',
    },
    'not-a-sheet': { title: 'This is not a spreadsheet', line: 'Choose an .xlsx or .csv file' },
    'unpacks-too-big': {
      title: 'The file unpacks to too much',
      line: 'It holds far more than a list, so it was not opened',
    },
    'too-many-sheets': { title: 'More than 50 sheets', line: 'Keep only the ones that are needed' },
  },
  failed: 'The spreadsheet was not read',
  failedLine: 'The network failed or the file was moved. Try again',
  otherFile: 'Choose another file',
  loading: 'Loading the spreadsheet',
  reading: 'Reading the spreadsheet',
  readingRows: (rows, of) => `${rows} of ${of} rows read`,
  stop: 'Stop',
  download: 'Download',
  downloadFailed: 'The file could not be made. Try again',

  noLink: 'No spreadsheet to show',
  noLinkLine: 'Open this page from a link that somebody sent you',
  refused: 'This link cannot be opened',
  refusedLine: 'It is not a web address, so it was not opened',
  elsewhere: (host) => `The spreadsheet is at ${host}`,
  elsewhereLine:
    'This site is not a trusted one, so it is not shown here. Open it as a web page if you know it',
  openElsewhere: 'Open the web page',
  linkFailed: 'The spreadsheet could not be opened',
  stopped: 'Reading was stopped',
  linkGone: 'The spreadsheet is no longer there. Ask whoever sent the link',
  sheetTabs: 'Sheets',
  size: (rows, columns) => `${rows} rows, ${columns} columns`,
  isCut: (rows, columns) => `A large sheet: only the first ${rows} rows and ${columns} columns are shown`,
  emptySheet: 'This sheet is empty',
  table: (name) => `Sheet ${name}`,
  rowHead: 'Row',
  wholeCell: (cell) => `Content of ${cell}`,

  noDownload: 'Files cannot be saved here',
  noDownloadLine:
    'Copy the link of this page and open it in your browser to download, or copy the content into a sheet',
  openInBrowser: 'Files cannot be saved here. Copy the link and open it in your browser',
  copyLink: 'Copy the link',
  copyContent: 'Copy the content',
  copied: 'Copied',
  copyFailed: 'Could not copy. Press and hold to select',
};
