import type { IconShape } from '@market/ui';
import type { SVGProps } from 'react';

/** Strokes in the style of the library's icons. */
function Strokes({ d, ...attributes }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      <path d={d} />
    </svg>
  );
}

/** What stands beside the events of an order. */
export const signs = {
  bag: (attributes) => (
    <Strokes
      {...attributes}
      d="m16,10a4,4,0,0,1-8,0M3.103,6.034h17.794M3.4,5.467a2,2,0,0,0-.4,1.2V20a2,2,0,0,0,2,2h14a2,2,0,0,0,2-2V6.667a2,2,0,0,0-.4-1.2l-2-2.667A2,2,0,0,0,17,2H7a2,2,0,0,0-1.6.8z"
    />
  ),
  words: (attributes) => (
    <Strokes
      {...attributes}
      d="m22,17a2,2,0,0,1-2,2H6.828a2,2,0,0,0-1.414.586l-2.202,2.202A.71.71,0,0,1,2,21.286V5a2,2,0,0,1,2-2h16a2,2,0,0,1,2,2zM7,11h10M7,15h6M7,7h8"
    />
  ),
  parcel: (attributes) => (
    <Strokes
      {...attributes}
      d="m11,21.73a2,2,0,0,0,2,0l7-4A2,2,0,0,0,21,16V8a2,2,0,0,0-1-1.73l-7-4a2,2,0,0,0-2,0l-7,4A2,2,0,0,0,3,8v8a2,2,0,0,0,1,1.73zM12,22V12M3.29,7,12,12l8.71-5M7.5,4.27l9,5.15"
    />
  ),
  back: (attributes) => (
    <Strokes
      {...attributes}
      d="m9,14l-5-5l5-5M4,9h10.5a5.5,5.5,0,0,1,5.5,5.5a5.5,5.5,0,0,1-5.5,5.5H11"
    />
  ),
  tick: (attributes) => <Strokes {...attributes} d="m5,12.5,4.5,4.5L19,7.5" />,
  cross: (attributes) => <Strokes {...attributes} d="m18,6-12,12M6,6l12,12" />,
  clock: (attributes) => (
    <Strokes {...attributes} d="m12,2a10,10,0,1,0,0,20a10,10,0,1,0,0-20M12,6v6l4,2" />
  ),
  scales: (attributes) => (
    <Strokes
      {...attributes}
      d="m12,3v18M7,21h10M3,7h2c2,0,5-1,7-2c2,1,5,2,7,2h2M16,16l3-8l3,8a5,5,0,0,1-6,0zM2,16l3-8l3,8a5,5,0,0,1-6,0z"
    />
  ),
  play: (attributes) => (
    <Strokes
      {...attributes}
      d="m5,5a2,2,0,0,1,3.008-1.728l11.997,6.998a2,2,0,0,1,.003,3.458l-12,7A2,2,0,0,1,5,19z"
    />
  ),
} satisfies Record<string, IconShape>;
