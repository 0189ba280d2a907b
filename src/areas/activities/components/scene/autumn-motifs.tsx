/** The rabbit of the moon with its cake. */
export function Rabbit() {
  return (
    <g transform="translate(0 24)">
      <path d="M-6-34c-8-24-2-40 4-40 7 0 8 20 6 38zM8-34c0-26 8-38 14-36 6 3 2 22-6 38z" fill="#fffaf0" />
      <path d="M-2-42c-3-14-1-24 2-24 3 0 4 12 2 24zM12-42c1-14 5-22 8-21 2 2 0 12-4 22z" fill="#f0b9a2" />
      <ellipse cx="6" cy="-24" rx="19" ry="17" fill="#fffaf0" />
      <path d="M-24 26c-4-26 10-38 28-38s32 14 28 38z" fill="#fffaf0" />
      <circle cx="-26" cy="18" r="9" fill="#fffaf0" />
      <g fill="#5a2a1a">
        <circle cx="13" cy="-26" r="2.4" />
        <circle cy="-26" r="2.4" />
      </g>
      <g fill="#f0b9a2" opacity=".7">
        <circle cx="18" cy="-19" r="3.6" />
        <circle cx="-5" cy="-19" r="3.6" />
      </g>
      <path d="M5-20l1.5 1.5L8-20" fill="none" stroke="#5a2a1a" strokeWidth="1.4" strokeLinecap="round" />
      <circle cx="8" cy="4" r="11" fill="#d98b3a" />
      <circle cx="8" cy="4" r="8" fill="#e9b765" />
      <path d="M8-2v12M2 4h12" stroke="#b97d24" strokeWidth="1.5" strokeLinecap="round" />
      <ellipse cx="-4" cy="5" rx="6" ry="4.5" fill="#fffaf0" />
      <ellipse cx="20" cy="5" rx="6" ry="4.5" fill="#fffaf0" />
    </g>
  );
}

/** The petals of a flower with so many in one ring, as angles in degrees. */
function ring(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index * 360) / count);
}

/** A chrysanthemum in full flower. */
export function Chrysanthemum() {
  return (
    <g transform="translate(0 4)">
      <path d="M0 20c-2 26 2 40 8 52" fill="none" stroke="#3f7a66" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M2 52c14-14 30-12 36-2-10 10-26 12-36 2zM-1 44c-12-14-28-12-34-4 8 12 24 14 34 4z"
        fill="#3f7a66"
      />
      {ring(18).map((angle) => (
        <ellipse key={angle} cy="-32" rx="6" ry="20" fill="#d98b3a" transform={`rotate(${angle})`} />
      ))}
      {ring(14).map((angle) => (
        <ellipse key={angle} cy="-22" rx="5.5" ry="15" fill="#edb54f" transform={`rotate(${angle + 12})`} />
      ))}
      {ring(10).map((angle) => (
        <ellipse key={angle} cy="-12" rx="4.5" ry="10" fill="#f9dc8c" transform={`rotate(${angle})`} />
      ))}
      <circle r="7" fill="#b97d24" />
    </g>
  );
}

const grains = [-44, -30, -16, -2, 12];
const ears = [-28, 0, 28];

/** Three ears of wheat, tied with a ribbon. */
export function Wheat() {
  return (
    <g transform="translate(0 4)">
      {ears.map((angle) => (
        <g key={angle} transform={`rotate(${angle} 0 60)`}>
          <path d="M0 60V-40" stroke="#b97d24" strokeWidth="3" strokeLinecap="round" />
          <ellipse cy="-52" rx="6" ry="11" fill="#edb54f" />
          {grains.map((y) => (
            <g key={y} fill="#e0a03c">
              <ellipse cx="-8" cy={y} rx="5.5" ry="10" transform={`rotate(-24 -8 ${y})`} />
              <ellipse cx="8" cy={y} rx="5.5" ry="10" transform={`rotate(24 8 ${y})`} />
            </g>
          ))}
        </g>
      ))}
      <path d="M-16 46h32l-4 14h-24z" fill="#bd4529" />
      <path d="M-4 58-18 78l10-2 4 8 8-22zM4 58l14 20-10-2-4 8-8-22z" fill="#d0603f" />
    </g>
  );
}
