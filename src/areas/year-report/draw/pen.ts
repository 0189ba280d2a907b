import { piecesOf } from '../rules/story-page';

/** The picture's own colours: it looks the same in light and in dark. */
export const colours = {
  hero: ['#bd4025', '#a9331c', '#862413'],
  pocket: ['#b03a20', '#7d2011'],
  cream: '#fff8ec',
  cream2: '#ffecde',
  foil: '#f6d894',
  letter: '#fff8ee',
  letterLine: '#f0d9b8',
  letterInk: '#7a2c17',
  ink: '#2a211c',
  ink2: '#65574b',
  red: '#bf3b22',
  redText: '#b3361e',
  bar: '#d8a94c',
  petals: { gold: '#f0b95a', coral: '#e88a6a', jade: '#7fbf9f', foil: '#f6d894' },
} as const;

/** The families of the app's style sheet. */
interface Families {
  sans: string;
  num: string;
  gift: string;
}

/** A canvas context of which one unit is one px of a page 390 px wide. */
export interface Pen {
  context: CanvasRenderingContext2D;
  families: Families;
}

export interface TextStyle {
  size: number;
  colour: string;
  weight?: number;
  family?: keyof Families;
  lineHeight?: number;
  align?: 'left' | 'right' | 'center';
}

/** The font families that the style sheet names. */
export function familiesOf(root: Element): Families {
  const style = getComputedStyle(root);
  const family = (name: string) => style.getPropertyValue(name).trim() || 'sans-serif';
  return { sans: family('--lc-font-sans'), num: family('--lc-font-num'), gift: family('--lc-font-gift') };
}

interface Run {
  text: string;
  font: string;
  width: number;
}

/** Breaks a text into lines that fit; numbers and Latin words stay whole, and numbers have their own font. */
function linesOf({ context, families }: Pen, text: string, style: TextStyle, width: number): Run[][] {
  const { size, weight = 400, family = 'sans' } = style;
  const lines: Run[][] = [];
  for (const paragraph of text.split('\n')) {
    let line: Run[] = [];
    let used = 0;
    for (const { text: piece, kind } of piecesOf(paragraph)) {
      const isNumber = kind !== 'words' && family === 'sans';
      const font = `${isNumber ? 600 : weight} ${size}px ${families[isNumber ? 'num' : family]}`;
      context.font = font;
      const parts = isNumber ? [piece] : (piece.match(/[\w’'.,-]+\s?|[^\w’'.,-]/gu) ?? []);
      for (const part of parts) {
        const run = { text: part, font, width: context.measureText(part).width };
        if (used + run.width > width && line.length > 0) {
          lines.push(line);
          [line, used] = [[], 0];
        }
        line.push(run);
        used += run.width;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** Writes a text from its top on, wrapped at a width; gives the height that it takes. */
export function writeText(
  pen: Pen,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  style: TextStyle,
): number {
  const { context } = pen;
  const { size, colour, lineHeight = 1.45, align = 'left' } = style;
  const lines = linesOf(pen, text, style, width);
  context.fillStyle = colour;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'left';
  lines.forEach((line, index) => {
    const length = line.reduce((sum, run) => sum + run.width, 0);
    let at = align === 'left' ? x : align === 'right' ? x + width - length : x + (width - length) / 2;
    const baseline = y + index * size * lineHeight + size * (lineHeight / 2 + 0.35);
    for (const run of line) {
      context.font = run.font;
      context.fillText(run.text, at, baseline);
      at += run.width;
    }
  });
  return lines.length * size * lineHeight;
}

/** A rectangle with these corners: top left, top right, bottom right, bottom left. */
export function roundedPath(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  [topLeft, topRight, bottomRight, bottomLeft]: readonly [number, number, number, number],
): void {
  context.beginPath();
  context.moveTo(x + topLeft, y);
  context.arcTo(x + width, y, x + width, y + height, topRight);
  context.arcTo(x + width, y + height, x, y + height, bottomRight);
  context.arcTo(x, y + height, x, y, bottomLeft);
  context.arcTo(x, y, x + width, y, topLeft);
  context.closePath();
}

/** A gradient from top to bottom through these colours, evenly. */
export function verticalGradient(
  context: CanvasRenderingContext2D,
  from: number,
  to: number,
  stops: readonly string[],
): CanvasGradient {
  const gradient = context.createLinearGradient(0, from, 0, to);
  stops.forEach((colour, index) => gradient.addColorStop(index / (stops.length - 1), colour));
  return gradient;
}

/** A colleague or the owner: the last character of the name on a disc. */
export function drawInitial(pen: Pen, name: string, x: number, y: number, size: number): void {
  const { context } = pen;
  context.fillStyle = '#f9edcf';
  context.beginPath();
  context.arc(x + size / 2, y + size / 2, size / 2, 0, Math.PI * 2);
  context.fill();
  const last = Array.from(name).slice(-1).join('');
  const style = {
    size: size * 0.42,
    colour: '#6b4a12',
    weight: 600,
    lineHeight: 1,
    align: 'center',
  } as const;
  writeText(pen, last, { x, y: y + size * 0.29, width: size }, style);
}
