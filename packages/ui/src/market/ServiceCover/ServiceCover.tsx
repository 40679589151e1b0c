'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import type { Picture } from '../../entities.ts';
import { CoverFrame } from './ServiceCover.styles.ts';
import { usePictureState } from '../../data/Avatar/usePictureState.ts';

export interface ServiceCoverProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  picture?: Picture | null | undefined;
  /** What the picture shows. Defaults to nothing: most covers stand beside their title. */
  alt?: string | undefined;
  /** `card` is 4:3, `wide` 16:10, `thumbnail` 4:3 with round corners. Defaults to `card`. */
  shape?: 'card' | 'wide' | 'thumbnail' | undefined;
  /** Its width on the page, in the form of the `sizes` attribute. Needed with a `srcSet`. */
  sizes?: string | undefined;
  /** Whether to load it at once, because it is seen first. Defaults to false: when it comes near. */
  isEager?: boolean | undefined;
  /** Whether nothing on the page is awaited more: it goes ahead of scripts and other pictures. Defaults to false. */
  isUrgent?: boolean | undefined;
}

/**
 * The picture of a service, in a frame that has its final size from the start. While it loads its
 * placeholder shows; a picture that is missing or broken becomes a quiet sign.
 */
export const ServiceCover = forwardRef<HTMLSpanElement, ServiceCoverProps>(
  function ServiceCover(props, ref) {
    const { picture, alt = '', shape = 'card', sizes, style, ...others } = props;
    const { isEager = false, isUrgent = false, ...frameProps } = others;
    const { state, pictureProps } = usePictureState(picture);
    const placeholder = state === 'loading' && picture?.placeholder;

    return (
      <CoverFrame
        {...frameProps}
        ref={ref}
        style={placeholder ? { backgroundImage: `url("${placeholder}")`, ...style } : style}
        data-shape={shape}
        data-picture={state}
      >
        {state === 'missing' ? (
          <MissingPicture label={alt} />
        ) : (
          <img
            {...pictureProps}
            srcSet={picture?.srcSet}
            sizes={sizes}
            width={picture?.width}
            height={picture?.height}
            alt={alt}
            loading={isEager ? 'eager' : 'lazy'}
            fetchPriority={isUrgent ? 'high' : undefined}
            decoding="async"
          />
        )}
      </CoverFrame>
    );
  },
);

function MissingPicture({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 64 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect x="2" y="2" width="60" height="44" rx="8" />
      <circle cx="20" cy="17" r="5" />
      <path d="m3 40 17-14 10 8 13-14 18 17" />
    </svg>
  );
}
