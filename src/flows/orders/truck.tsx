/** A small delivery van in the colour of the text. */
export function Truck({ size = 18 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.5 6h11.5v10.5H2.5zM14 9.5h4l3.5 3.5v3.5H14" />
      <circle cx="7" cy="17.5" r="2" fill="var(--lc-surface)" />
      <circle cx="17.5" cy="17.5" r="2" fill="var(--lc-surface)" />
    </svg>
  );
}
