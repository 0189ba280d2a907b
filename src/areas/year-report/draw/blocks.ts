import { isLongWish, type StoryBlock } from '../rules/story-page';
import { colours, drawInitial, roundedPath, writeText, type Pen, type TextStyle } from './pen';

interface Area {
  x: number;
  y: number;
  width: number;
}

const label: TextStyle = { size: 13, colour: colours.ink2 };
const body: TextStyle = { size: 15, colour: colours.ink };
const barHeight = 88;

/** Draws one part of a letter; gives the height that it takes. */
export function drawBlock(pen: Pen, block: StoryBlock, area: Area): number {
  switch (block.kind) {
    case 'wish':
      return drawWish(pen, block, area);
    case 'person':
      return drawPerson(pen, block, area);
    case 'bars':
      return drawBars(pen, block, area);
    case 'rows':
      return drawRows(pen, block, area);
  }
}

function drawWish(pen: Pen, { label: title, text, note }: Extract<StoryBlock, { kind: 'wish' }>, area: Area) {
  let y = area.y + writeText(pen, title, area, label) + 6;
  const style = {
    size: isLongWish(text) ? 21 : 31,
    colour: colours.letterInk,
    weight: 700,
    family: 'gift',
    lineHeight: 1.35,
  } as const;
  y += writeText(pen, text, { ...area, y }, style) + 4;
  if (note !== '') y += writeText(pen, note, { ...area, y }, label);
  return y - area.y;
}

function drawPerson(pen: Pen, block: Extract<StoryBlock, { kind: 'person' }>, area: Area) {
  const avatar = 48;
  if (block.name !== null) drawInitial(pen, block.name, area.x, area.y + 10, avatar);
  const indent = block.name === null ? 0 : avatar + 12;
  const beside = { ...area, x: area.x + indent, width: area.width - indent };
  let y = area.y + writeText(pen, block.label, beside, label);
  const style = {
    size: 22,
    colour: colours.letterInk,
    weight: 700,
    family: 'gift',
    lineHeight: 1.4,
  } as const;
  y += writeText(pen, block.text, { ...beside, y }, style);
  y += writeText(pen, block.note, { ...beside, y }, label);
  return y - area.y;
}

/** The title of a part with its mark at the right; nothing without a title. */
function drawHead(pen: Pen, title: string, mark: string, area: Area): number {
  if (title === '') return 0;
  const half = { ...area, width: area.width * 0.45 };
  const height = writeText(pen, title, half, { ...body, weight: 600 });
  const style = { ...label, colour: colours.redText, weight: 600, align: 'right' } as const;
  const rest = { x: half.x + half.width, y: area.y + 1, width: area.width - half.width };
  return Math.max(height, writeText(pen, mark, rest, style));
}

function drawBars(pen: Pen, block: Extract<StoryBlock, { kind: 'bars' }>, area: Area) {
  const { context } = pen;
  const top = area.y + drawHead(pen, block.title, block.mark, area) + 28;
  const highest = Math.max(1, ...block.months.map(({ value }) => value));
  const step = area.width / block.months.length;
  block.months.forEach(({ label: month, value }, index) => {
    const isTop = index === block.top;
    const height = (value * barHeight) / highest;
    const middle = area.x + step * (index + 0.5);
    context.fillStyle = isTop ? colours.red : colours.bar;
    const bar = { x: middle - 6, y: top + barHeight - height, width: 12, height };
    const round = Math.min(6, height / 2);
    roundedPath(context, bar, [round, round, Math.min(3, round), Math.min(3, round)]);
    context.fill();
    const style = { family: 'num', align: 'center', lineHeight: 1.4 } as const;
    const colour = isTop ? colours.redText : colours.ink2;
    const column = { x: middle - step / 2, width: step };
    if (isTop)
      writeText(
        pen,
        String(value),
        { ...column, y: bar.y - 22 },
        { ...style, size: 14, weight: 600, colour },
      );
    const weight = isTop ? 600 : 500;
    writeText(pen, month, { ...column, y: top + barHeight + 5 }, { ...style, size: 12, weight, colour });
  });
  return top + barHeight + 5 + 17 - area.y;
}

function drawRows(pen: Pen, { title, mark, rows }: Extract<StoryBlock, { kind: 'rows' }>, area: Area) {
  const { context } = pen;
  let y = area.y + drawHead(pen, title, mark, area);
  rows.forEach((row, index) => {
    if (index > 0) {
      context.fillStyle = colours.letterLine;
      context.fillRect(area.x, y, area.width, 1);
    }
    const texts = { ...area, y: y + 7, width: area.width * 0.72 };
    let height = writeText(pen, row.label, texts, body);
    writeText(pen, row.value, { ...area, y: y + 7 }, { ...body, align: 'right' });
    if (row.note !== '') height += writeText(pen, row.note, { ...texts, y: y + 7 + height }, label);
    y += height + 14;
  });
  return y - area.y;
}
