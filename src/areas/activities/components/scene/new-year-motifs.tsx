const rays = Array.from({ length: 16 }, (_, index) => (index * 360) / 16);
const bursts = [
  { turn: 'translate(6 -6) scale(1.25)', colour: '#c8452b', spark: '#d98b3a' },
  { turn: 'translate(-58 -66) scale(.62)', colour: '#f6d894', spark: '#fff3d0' },
  { turn: 'translate(70 54) scale(.55)', colour: '#d95d3c', spark: '#f6d894' },
];

/** Fireworks, one large and two farther away. */
export function Fireworks() {
  return bursts.map(({ turn, colour, spark }) => (
    <g key={turn} transform={turn}>
      {rays.map((angle, index) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path
            d={index % 2 === 0 ? 'M0-12V-52' : 'M0-10V-36'}
            stroke={colour}
            strokeWidth="3"
            strokeLinecap="round"
          />
          <circle cy={index % 2 === 0 ? -60 : -44} r={index % 2 === 0 ? 3.2 : 2.4} fill={spark} />
        </g>
      ))}
      <circle r="4" fill={spark} />
    </g>
  ));
}

const crackers = [-34, -12, 10, 32, 54];

/** A string of firecrackers; the last one goes off. */
export function Firecrackers() {
  return (
    <g transform="translate(0 -6)">
      <path d="M0-74V66" stroke="#744d14" strokeWidth="2.4" />
      <path d="M-14-74h28l-4 16h-20z" fill="#d8a94c" />
      {crackers.map((y) => (
        <g key={y}>
          <g transform={`translate(-13 ${y}) rotate(24)`}>
            <rect x="-7" y="-15" width="14" height="30" rx="3" fill="#bd4529" />
            <path d="M-7-9H7M-7 9H7" stroke="#f6d894" strokeWidth="2.4" />
          </g>
          <g transform={`translate(13 ${y}) rotate(-24)`}>
            <rect x="-7" y="-15" width="14" height="30" rx="3" fill="#d0603f" />
            <path d="M-7-9H7M-7 9H7" stroke="#f6d894" strokeWidth="2.4" />
          </g>
        </g>
      ))}
      <path d="m0 66 5 8 9-3-3 9 8 5-9 3 1 10-8-6-7 7-1-10-9-2 7-6-5-8 9 2z" fill="#edb54f" />
    </g>
  );
}
