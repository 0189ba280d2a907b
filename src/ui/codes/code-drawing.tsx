interface QrDrawingProps {
  /** Rows of modules, true where dark. */
  matrix: readonly (readonly boolean[])[];
  label: string;
}

/** A QR code drawn from its modules, sharp at any size; dark on white in both themes. */
export function QrDrawing({ matrix, label }: QrDrawingProps) {
  const quiet = 2;
  const side = matrix.length + 2 * quiet;
  const dark = matrix.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
  );
  return (
    <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}

interface BarDrawingProps {
  /** Widths in modules, bar and gap by turns; a bar comes first. */
  bars: readonly number[];
  label: string;
}

/** A bar code drawn from its widths, with the ten light modules on either side that Code 128 asks for. */
export function BarDrawing({ bars, label }: BarDrawingProps) {
  const quiet = 10;
  const starts = bars.map((_, index) => bars.slice(0, index).reduce((sum, width) => sum + width, quiet));
  const length = bars.reduce((sum, width) => sum + width, 2 * quiet);
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
