export interface ActionSignProps {
  /** The sign of lucide-react as one path in a box of 24 × 24. */
  path: string;
}

/** The sign in a row's action. A table shows it once a row: as an `Icon` it would be five times the work. */
export function ActionSign({ path }: ActionSignProps) {
  return (
    <svg
      width={16}
      height={16}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
