interface RingProps {
  /** The remaining share, from 0 to 1. */
  share: number;
  /** Pixels. */
  size: number;
  thickness?: number;
  /** Little is left, so the ring is red. */
  short?: boolean;
}

/** A ring that empties; decorative, so the value must be stated beside it. */
export function Ring({ share, size, thickness = 3, short = false }: RingProps) {
  const radius = (size - thickness) / 2;
  const circumference = 2 * Math.PI * radius;
  const visibleShare = Math.min(1, Math.max(0, share));
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: thickness };
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <circle {...circle} stroke="var(--lc-primary-soft-2)" />
      <circle
        {...circle}
        stroke={short ? 'var(--lc-danger)' : 'var(--lc-primary)'}
        strokeLinecap="round"
        strokeDasharray={`${circumference * visibleShare} ${circumference}`}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
      />
    </svg>
  );
}
