import { tokens } from '@market/ui';

/** An empty tray: nothing waits. */
export const Calm = () => (
  <svg
    viewBox="0 0 96 80"
    fill="none"
    stroke={tokens.color.positive}
    strokeWidth={3}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <rect x="8" y="14" width="80" height="52" rx="10" fill={tokens.color.sunken} stroke="none" />
    <path d="m34 40 10 10 18-20" />
  </svg>
);
