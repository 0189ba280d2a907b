/** Where the stars are: across, down, radius, and how bright, in the picture's own units. */
const stars: readonly (readonly [x: number, y: number, radius: number, opacity: number])[] = [
  [38, 45, 1.3, 0.35],
  [152, 244, 1.3, 0.8],
  [113, 46, 0.8, 0.8],
  [137, 244, 1.6, 0.8],
  [143, 89, 0.8, 0.5],
  [152, 200, 1.6, 0.35],
  [378, 258, 1.6, 0.35],
  [157, 41, 1, 0.5],
  [364, 265, 1.3, 0.8],
  [163, 257, 1.6, 0.8],
  [160, 106, 1.3, 0.5],
  [26, 60, 1, 0.8],
  [362, 127, 1.3, 0.5],
  [104, 57, 1.6, 0.5],
  [17, 50, 0.8, 0.5],
  [150, 228, 1, 0.35],
  [13, 122, 1.6, 0.8],
  [151, 122, 1, 0.5],
  [297, 42, 0.8, 0.35],
  [190, 51, 1.6, 0.8],
  [296, 64, 1.6, 0.8],
  [62, 55, 1.6, 0.5],
  [35, 54, 1, 0.35],
  [381, 83, 1, 0.35],
  [131, 122, 0.8, 0.8],
  [255, 49, 1.3, 0.35],
  [335, 267, 1.6, 0.5],
  [100, 48, 1, 0.8],
  [133, 102, 0.8, 0.35],
  [137, 76, 1, 0.8],
];

/** Stars of a clear night; snow where they are larger. */
export function Stars({ scale = 1 }: { scale?: number }) {
  return (
    <g fill="#fff3d0">
      {stars.map(([x, y, radius, opacity]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius * scale} opacity={opacity} />
      ))}
    </g>
  );
}
