const ribbon =
  'M6.9 9.7H17.1M10.9 6.1C10.9 11.4 10 15 6.9 17.8M13.3 9.7v5.5a2 2 0 0 0 2 2h.5a1.7 1.7 0 0 0 1.7-1.7v-.3M16.6 11.9c-1 1.7-2.7 3-5 3.9';
const dots = 36;

/** The coin, drawn as `coin.svg` shows it: old web views spoil a canvas with a picture of that kind. `x` and `y` are its middle. */
export function drawCoin(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.save();
  context.translate(x, y);
  context.scale(size / 64, size / 64);
  context.shadowColor = 'rgba(60, 12, 2, 0.42)';
  context.shadowBlur = 20;
  context.shadowOffsetY = 12;
  disc(context, 31, gradient(context, [-19, -31, 19, 31], ['#fdeec0', '#e9bf66', '#b97d24']));
  context.shadowColor = 'transparent';
  context.fillStyle = 'rgba(154, 98, 21, 0.5)';
  for (let index = 0; index < dots; index += 1) {
    const angle = (index * 2 * Math.PI) / dots;
    context.beginPath();
    context.arc(Math.cos(angle) * 26.2, Math.sin(angle) * 26.2, 0.95, 0, Math.PI * 2);
    context.fill();
  }
  disc(context, 22.6, gradient(context, [14, 23, -14, -23], ['#fbe6ae', '#e6b95c', '#cd963a']));
  context.scale(2.02, 2.02);
  context.translate(-12, -12.1);
  context.lineWidth = 1.85;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#7d4710';
  context.stroke(new Path2D(ribbon));
  context.fillStyle = '#bf3b22';
  context.beginPath();
  context.arc(14.9, 6.7, 1.25, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

function disc(context: CanvasRenderingContext2D, radius: number, fill: CanvasGradient): void {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}

function gradient(
  context: CanvasRenderingContext2D,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly [string, string, string],
): CanvasGradient {
  const made = context.createLinearGradient(x0, y0, x1, y1);
  stops.forEach((colour, index) => made.addColorStop(index / 2, colour));
  return made;
}
