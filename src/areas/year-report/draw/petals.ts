/** One petal, cut from a scale of the dragon; drawn around its middle. */
export const petalShape = 'M0-9C7-4 7 5 0 10-7 5-7-4 0-9z';

type PetalColour = 'gold' | 'coral' | 'jade' | 'foil';

/** The petals beside the figure, on a page of 390 px. */
export const petals: readonly {
  x: number;
  y: number;
  turn: number;
  scale: number;
  colour: PetalColour;
}[] = [
  { x: 318, y: 116, turn: 30, scale: 1, colour: 'gold' },
  { x: 356, y: 168, turn: -20, scale: 0.8, colour: 'coral' },
  { x: 290, y: 84, turn: 70, scale: 0.7, colour: 'jade' },
  { x: 366, y: 92, turn: 10, scale: 0.6, colour: 'foil' },
  { x: 334, y: 236, turn: -48, scale: 0.9, colour: 'foil' },
  { x: 252, y: 82, turn: -30, scale: 0.6, colour: 'coral' },
  { x: 372, y: 230, turn: 64, scale: 0.7, colour: 'jade' },
  { x: 302, y: 274, turn: 12, scale: 0.55, colour: 'coral' },
];
