/** A cloud; `turn` is the SVG transform that puts it in its place. */
export function Cloud({ turn, opacity }: { turn: string; opacity: number }) {
  return (
    <path
      transform={turn}
      opacity={opacity}
      fill="var(--cloud)"
      d="M0 20c0-10 14-14 20-7 4-14 28-14 32 0 8-8 24-3 24 7 8 0 14 4 14 9H-12c0-5 4-9 12-9z"
    />
  );
}

/** A lantern on its thread, lit. */
export function Lantern({ turn }: { turn: string }) {
  return (
    <g transform={turn}>
      <path d="M0-300V-22" stroke="#f6d894" strokeWidth="1.6" />
      <circle cy="4" r="46" fill="#ffb25e" opacity=".16" />
      <path
        fill="#d8a94c"
        d="M-9-24H9a2 2 0 0 1 0 6H-9a2 2 0 0 1 0-6zM-9 25H9a2 2 0 0 1 0 6H-9a2 2 0 0 1 0-6z"
      />
      <ellipse cy="4" rx="27" ry="23" fill="#c8452b" />
      <ellipse cy="4" rx="17" ry="23" fill="#d95d3c" />
      <ellipse cy="4" rx="7" ry="23" fill="#ee8a56" />
      <path d="M-6 31v14M0 31v19M6 31v14" stroke="#f6d894" strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

const leaves = [
  [384, 56, 150, 1],
  [352, 68, 112, 0.9],
  [330, 72, 190, 0.9],
  [300, 68, 205, 0.85],
  [326, 98, 150, 0.8],
  [372, 62, 60, 0.8],
  [284, 66, 170, 0.7],
] as const;
const flowers = [
  [346, 74, 1.1],
  [338, 80, 1],
  [352, 82, 0.9],
  [306, 74, 1],
  [298, 80, 0.85],
  [324, 92, 1],
  [332, 100, 0.9],
  [370, 70, 1],
  [364, 80, 0.85],
  [284, 70, 0.8],
] as const;
/** The five petals of a flower, as angles in degrees. */
const petals = [0, 72, 144, 216, 288];

/** A branch that comes in from the right, with leaves and flowers of the season. */
export function Branch() {
  return (
    <g transform="translate(26 46)">
      <path
        d="M400 50C350 74 318 76 270 62M352 66c-6 16-18 26-34 32"
        fill="none"
        stroke="#5a3a22"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {leaves.map(([x, y, angle, scale], index) => (
        <g key={index} transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}>
          <path
            d="M0 0C8-10 26-12 38-2 28 10 10 10 0 0z"
            fill={index % 2 === 0 ? 'var(--leaf-1)' : 'var(--leaf-2)'}
          />
          <path d="M2 0C14-3 24-3 36-2" fill="none" stroke="#fff8ec" opacity=".4" />
        </g>
      ))}
      {flowers.map(([x, y, scale], index) => (
        <g key={index} transform={`translate(${x} ${y}) scale(${scale})`} fill="var(--flower)">
          {petals.map((angle) => (
            <circle key={angle} cx="3.4" r="2.7" transform={`rotate(${angle})`} />
          ))}
          <circle r="1.5" fill="var(--flower-heart)" />
        </g>
      ))}
    </g>
  );
}

/** Two ranges of hills with the roofs of a village before them. */
export function Hills() {
  return (
    <g transform="translate(0 -74)">
      <path
        d="M0 372C60 330 96 338 140 356S230 330 288 346s70-10 110-26v260H0z"
        fill="var(--hill-1)"
        opacity=".75"
      />
      <path d="M0 404c50-26 100-14 140-6s90-26 140-16 80 4 110-8v260H0z" fill="var(--hill-2)" />
      <g fill="var(--roof)">
        <path d="M-30 436c34 0 56-10 74-30l6-8 6 8c18 20 40 30 74 30-6 6-14 8-24 8H-6c-10 0-18-2-24-8z" />
        <path d="M4 440h92v200H4zM312 450h76v200h-76z" />
        <path d="M292 446c24 0 40-8 52-24l5-7 5 7c12 16 28 24 52 24-5 5-11 7-18 7h-78c-7 0-13-2-18-7z" />
      </g>
      <path
        d="M-30 436c34 0 56-10 74-30l6-8 6 8c18 20 40 30 74 30M292 446c24 0 40-8 52-24l5-7 5 7c12 16 28 24 52 24"
        fill="none"
        stroke="#d8b25f"
        strokeWidth="1.3"
        opacity=".75"
      />
      <path
        fill="#f6c65c"
        d="M27 452h12v14H27zM44 452h12v14H44zM61 452h12v14H61zM334 460h11v12h-11zM352 460h11v12h-11z"
      />
    </g>
  );
}
