const delimiters = [',', '\t', ';'] as const;

/**
 * The rows of a .csv text. Commas, tabs or semicolons part the cells, whichever the first lines have most of; quoted cells may hold them, quotes
 * and line breaks. Reading stops after `maxRows`.
 */
export function parseCsv(text: string, maxRows: number): { rows: string[][]; isCut: boolean } {
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, delimiter);
    row.push(cell);
    at = end;
    if (text[at] === delimiter) {
      at += 1;
      // A delimiter at the very end is followed by an empty cell.
      if (at === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
    if (rows.length === maxRows) return { rows, isCut: text.slice(at).trim() !== '' };
  }
  if (row.length > 0) rows.push(row);
  return { rows, isCut: false };
}

/** A cell up to the next delimiter or line break; where it ends. */
function plainCell(text: string, start: number, delimiter: string): [cell: string, end: number] {
  let end = start;
  while (end < text.length && !isEnd(text[end], delimiter)) end += 1;
  return [text.slice(start, end), end];
}

function isEnd(character: string | undefined, delimiter: string): boolean {
  return character === delimiter || character === '\n' || character === '\r';
}

/** A cell in quotes, in which two quotes are one; what stands between the closing quote and the delimiter belongs to the cell. */
function quotedCell(text: string, start: number): [cell: string, end: number] {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return [cell + text.slice(at), text.length];
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return [cell, quote + 1];
    cell += '"';
    at = quote + 2;
  }
}

/** The delimiter that the first line outside quotes has most of. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const character of text.slice(0, 10_000)) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    const count = counts.get(character);
    if (count !== undefined) counts.set(character, count + 1);
    if (character === '\n' && [...counts.values()].some((each) => each > 0)) break;
  }
  return delimiters.reduce((best, each) => ((counts.get(each) ?? 0) > (counts.get(best) ?? 0) ? each : best));
}
