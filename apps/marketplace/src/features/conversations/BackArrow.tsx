import type { SVGProps } from 'react';

/** The way back, in the style of the library's icons. */
export const BackArrow = (attributes: SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...attributes}
  >
    <path d="m12 19-7-7 7-7M19 12H5" />
  </svg>
);
