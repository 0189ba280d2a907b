import type { ReactNode } from 'react';

/** A bowl that steams, with what is in it. */
export function Bowl({ children }: { children: ReactNode }) {
  return (
    <g>
      <path
        d="M-22-26c-8-10 8-16 0-28M0-30c-8-10 8-18 0-30M22-26c-8-10 8-16 0-28"
        fill="none"
        stroke="#d98d5c"
        strokeWidth="3.2"
        strokeLinecap="round"
        opacity=".5"
      />
      <path d="M-52 8H52c-1 30-20 50-38 50h-28C-32 58-51 38-52 8z" fill="#bd4529" />
      <path d="M-52 8c1 30 20 50 38 50h10C-22 52-34 32-36 8z" fill="#d0603f" />
      <path d="M-18 58h36l4 7h-44z" fill="#8c2f1b" />
      <path d="M-46 28c26 10 66 10 92 0" fill="none" stroke="#f0c878" strokeWidth="2.4" />
      <ellipse cy="8" rx="52" ry="13" fill="#e6bb63" />
      <ellipse cy="8" rx="47" ry="10" fill="#fff3dd" />
      {children}
    </g>
  );
}

const balls = [
  [-24, 4],
  [-6, 8],
  [13, 3],
  [28, 7],
  [-14, -2],
  [4, -3],
] as const;

/** Sweet rice balls in their soup. */
export function RiceBalls() {
  return balls.map(([x, y]) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <circle r="9" fill="#fffaf0" />
      <circle r="9" fill="none" stroke="#ead2ae" strokeWidth="1.2" />
      <ellipse cx="-3" cy="-4" rx="2.6" ry="1.8" fill="#fff" />
    </g>
  ));
}

const beans = [
  [-30, 8, '#8c3b2a'],
  [-20, 4, '#d98b3a'],
  [-12, 10, '#8c3b2a'],
  [-3, 5, '#6b8a4a'],
  [6, 10, '#d98b3a'],
  [14, 4, '#8c3b2a'],
  [23, 9, '#e9b765'],
  [32, 6, '#8c3b2a'],
  [-26, 12, '#e9b765'],
  [0, 13, '#8c3b2a'],
] as const;

/** Beans and dates on the porridge of Laba. */
export function PorridgeBeans() {
  return (
    <g>
      <ellipse cy="8" rx="45" ry="9" fill="#c98a5e" />
      {beans.map(([x, y, colour]) => (
        <ellipse key={`${x}`} cx={x} cy={y} rx="5" ry="3" fill={colour} />
      ))}
    </g>
  );
}

const dumplings = [
  [-26, 6],
  [0, 9],
  [26, 6],
  [-13, -3],
  [13, -3],
] as const;

/** Dumplings, heaped. */
export function Dumplings() {
  return dumplings.map(([x, y]) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <path d="M-17 5C-16-9 16-9 17 5c-8 5-26 5-34 0z" fill="#fffaf0" stroke="#ead2ae" strokeWidth="1.2" />
      <path
        d="M-12-1c2-3 4-4 5-3M-4-5c1-2 3-3 4-2M5-5c2-1 3-1 4 1"
        fill="none"
        stroke="#e0c193"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </g>
  ));
}
