/** The mark of a favourite, filled where the item is one. */
export function Heart({ isFilled }: { isFilled: boolean }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 20.2 4.6 12.700a4.800 4.800 0 0 1 0-6.700 4.600 4.600 0 0 1 6.600 0l.8.800.8-.8a4.600 4.600 0 0 1 6.600 0 4.800 4.800 0 0 1 0 6.700z" />
    </svg>
  );
}
