/** A swallow kite high in the wind. */
export function Kite() {
  return (
    <g transform="translate(0 -8) rotate(-12)">
      <path
        d="M0-50c10 14 44 14 60 4-10 24-34 36-48 38L26 40 0 20-26 40l14-48c-14-2-38-14-48-38 16 10 50 10 60-4z"
        fill="#bd4529"
      />
      <path
        d="M0-36c7 9 24 10 36 6-8 12-20 18-28 18L0 8l-8-20c-8 0-20-6-28-18 12 4 29 3 36-6z"
        fill="#f6d894"
      />
      <circle cx="-6" cy="-26" r="3" fill="#2a211c" />
      <circle cx="6" cy="-26" r="3" fill="#2a211c" />
      <path d="M-5-14h10M-4-8h8M-3-2h6" stroke="#2c8765" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M0 20c6 26-6 40 2 66" fill="none" stroke="#8c5a2a" strokeWidth="1.6" />
      <path d="m-2 46 10-4-2 9zM4 66l-10-4 2 9z" fill="#d95d3c" />
    </g>
  );
}

const rowers = [-26, -8, 10, 28];

/** A dragon boat on the water, with its rowers. */
export function DragonBoat() {
  return (
    <g transform="translate(-2 18)">
      {rowers.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path d="M-6 14c0-14 12-14 12 0z" fill="#d04e33" />
          <circle cy="-5" r="6" fill="#f3c9a2" />
          <path d="M-6-6a6 6 0 0 1 12 0z" fill="#fff3dd" />
          <path d="m2 6-14 24" stroke="#744d14" strokeWidth="2.4" strokeLinecap="round" />
        </g>
      ))}
      <path
        d="M-66 0c0 22 20 28 34 28h66c20 0 32-12 36-40-10 16-16 22-28 24h-84c-10 0-16-4-24-12z"
        fill="#1e7052"
      />
      <path d="M-62 10c6 10 18 12 30 12h66c14 0 24-6 30-18" fill="none" stroke="#f6d894" strokeWidth="2.4" />
      <path d="M62-10c-2-16 6-24 18-24 4 0 10 3 12 8l-8 2 6 5-10 3c-3 8-10 12-14 14z" fill="#2c8765" />
      <path
        d="M68-30c-4-6-2-12 2-16M76-34c-1-6 2-10 6-12"
        fill="none"
        stroke="#f6d894"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="76" cy="-24" r="2.2" fill="#fff8ec" />
      <path d="M-66 0c-10-6-12-18-6-28 2 8 8 12 14 14" fill="#2c8765" />
      <path
        d="M-92 34c12-7 22 7 34 0s22 7 34 0 22 7 34 0 22 7 34 0 22 7 34 0"
        fill="none"
        stroke="#fff8ec"
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".8"
      />
    </g>
  );
}
