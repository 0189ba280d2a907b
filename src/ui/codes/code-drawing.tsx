interface QrDrawingProps {
  /** Rows of modules; true is dark. */
  matrix: readonly (readonly boolean[])[];
  label: string;
}

/** A QR code drawn from its modules, sharp at any size; dark on white in both themes. */
export function QrDrawing({ matrix, label }: QrDrawingProps) {
  const quietZone = 2;
  const side = matrix.length + 2 * quietZone;
  const dark = matrix.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])),
  );
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}

interface BarDrawingProps {
  /** Widths in modules, alternating bars and gaps; a bar comes first. */
  bars: readonly number[];
  label: string;
}

/** A bar code drawn from its widths, with the quiet zones of ten modules that Code 128 requires. */
export function BarDrawing({ bars, label }: BarDrawingProps) {
  const quietZone = 10;
  const starts = bars.map((_, index) => bars.slice(0, index).reduce((sum, width) => sum + width, quietZone));
  const length = bars.reduce((sum, width) => sum + width, 2 * quietZone);
  const dark = bars.flatMap((width, index) =>
    index % 2 === 0 ? [`M${starts[index] ?? 0} 0h${width}v1h-${width}z`] : [],
  );
  return (
    <svg
      viewBox={`0 0 ${length} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
