import type { StoryPage } from '../rules/story-page';
import { drawBlock } from './blocks';
import { drawCoin } from './coin';
import { colours, drawInitial, roundedPath, verticalGradient, writeText, type Pen } from './pen';
import { petals, petalShape } from './petals';

/** The size of a picture, px, which long texts make higher; it is drawn at twice that. */
export const pictureSize = { width: 390, lowest: 844, density: 2 } as const;

const { width } = pictureSize;
const letter = { x: 28, y: 310, width: 334, pad: 22 };
const pocket = 166;
const arc = 'M0 10C57 46 122 58 195 58S333 46 390 10';

interface Captions {
  /** The owner and the year. */
  owner: string;
  /** The owner's name; empty while it is not known. */
  name: string;
  /** Where the picture comes from. */
  signature: string;
}

/** Draws a page as a picture: what it says is in the page and the captions, and nothing else is written. */
export function drawPage(
  pen: Pen,
  page: StoryPage,
  { owner, name, signature }: Captions,
  height: number,
): void {
  const { context } = pen;
  context.fillStyle = verticalGradient(context, 0, height, colours.hero);
  context.fillRect(0, 0, width, height);
  for (const { x, y, turn, scale, colour } of petals) {
    context.save();
    context.translate(x, y);
    context.rotate((turn * Math.PI) / 180);
    context.scale(scale, scale);
    context.fillStyle = colours.petals[colour];
    context.fill(new Path2D(petalShape));
    context.restore();
  }
  const text = { x: 28, width: width - 56 };
  drawInitial(pen, name === '' ? owner : name, text.x, 30, 28);
  writeText(
    pen,
    owner,
    { x: text.x + 38, y: 34, width: text.width - 38 },
    { size: 13, colour: colours.cream, family: 'sans' },
  );
  drawFigure(pen, page, text);
  drawLetter(pen, page, height);
  drawPocket(pen, signature, height);
}

function drawFigure(
  pen: Pen,
  { lead, figure, unit, note }: StoryPage,
  text: { x: number; width: number },
): void {
  const { context, families } = pen;
  writeText(pen, lead, { ...text, y: 84 }, { size: 18, colour: colours.cream });
  const style = { size: 112, colour: colours.foil, weight: 600, family: 'num', lineHeight: 1 } as const;
  writeText(pen, figure, { ...text, y: 114 }, style);
  context.font = `600 ${style.size}px ${families.num}`;
  const beside = text.x + context.measureText(figure).width + 10;
  const unitStyle = { size: 22, colour: colours.cream, weight: 600 };
  writeText(pen, unit, { x: beside, y: 184, width: width - beside - 8 }, unitStyle);
  writeText(pen, note, { ...text, y: 240 }, { size: 13, colour: colours.cream2 });
}

function drawLetter(pen: Pen, { blocks }: StoryPage, height: number): void {
  const { context } = pen;
  const { x, y, width: letterWidth, pad } = letter;
  const sheet = { x, y, width: letterWidth, height: height - y };
  context.save();
  context.shadowColor = 'rgba(60, 12, 2, 0.28)';
  context.shadowBlur = 80;
  context.fillStyle = colours.letter;
  roundedPath(context, sheet, [16, 16, 0, 0]);
  context.fill();
  context.restore();
  context.strokeStyle = colours.letterLine;
  context.lineWidth = 1;
  roundedPath(context, { ...sheet, x: x + 8, y: y + 8, width: letterWidth - 16 }, [10, 10, 0, 0]);
  context.stroke();
  // A single sentence stands in the middle.
  const isSingle = blocks.length === 1 && blocks[0]?.kind === 'wish';
  drawBlocks(pen, blocks, isSingle ? y + 104 : y + pad);
}

/** Draws the parts of a letter from `top` on; gives where they end. */
function drawBlocks(pen: Pen, blocks: StoryPage['blocks'], top: number): number {
  const inner = { x: letter.x + letter.pad, width: letter.width - 2 * letter.pad };
  let at = top;
  blocks.forEach((block, index) => {
    if (index > 0) {
      pen.context.fillStyle = colours.letterLine;
      pen.context.fillRect(inner.x, at + 16, inner.width, 1);
      at += 30;
    }
    at += drawBlock(pen, block, { ...inner, y: at });
  });
  return at;
}

/** How high a picture is whose letter shows everything; `pen` draws on a canvas that is thrown away. */
export function pictureHeight(pen: Pen, { blocks }: StoryPage): number {
  const end = drawBlocks(pen, blocks, letter.y + letter.pad);
  return Math.max(pictureSize.lowest, Math.ceil(end + pocket - 10));
}

function drawPocket(pen: Pen, signature: string, height: number): void {
  const { context } = pen;
  const top = height - pocket;
  context.save();
  context.translate(0, top);
  context.shadowColor = 'rgba(60, 12, 2, 0.3)';
  context.shadowBlur = 28;
  context.fillStyle = verticalGradient(context, 0, pocket, colours.pocket);
  context.fill(new Path2D(`${arc}V${pocket}H0z`));
  context.shadowColor = 'transparent';
  context.strokeStyle = colours.foil;
  context.lineWidth = 1.8;
  context.stroke(new Path2D(arc));
  context.restore();
  drawCoin(context, width / 2, top + 52, 64);
  const style = { size: 13, colour: colours.cream2, align: 'center' } as const;
  writeText(pen, signature, { x: 0, y: height - 50, width }, style);
}
