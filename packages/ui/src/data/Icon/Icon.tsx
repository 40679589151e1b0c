'use client';

import { type ComponentPropsWithRef, type ComponentType, forwardRef, type SVGProps } from 'react';
import { IconFrame } from './Icon.styles.ts';

/** Any component that draws an SVG in the current colour, such as an icon of lucide-react. */
export type IconShape = ComponentType<SVGProps<SVGSVGElement>>;

export interface IconProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  of: IconShape;
  /** 16, 20 or 24 px, or as large as the text around. Defaults to `medium`. */
  size?: 'small' | 'medium' | 'large' | 'text' | undefined;
  /** What it says to those who cannot see it. Without a label it is decoration. */
  label?: string | undefined;
  /** Whether it points along the text, and so is mirrored when that runs right to left. */
  isDirectional?: boolean | undefined;
}

/** An icon in the colour of the text around it. */
export const Icon = forwardRef<HTMLSpanElement, IconProps>(function Icon(props, ref) {
  const { of: Shape, size = 'medium', label, isDirectional = false, ...spanProps } = props;
  return (
    <IconFrame
      {...spanProps}
      ref={ref}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-size={size}
      data-directional={isDirectional || undefined}
    >
      <Shape width="1em" height="1em" aria-hidden focusable={false} />
    </IconFrame>
  );
});
