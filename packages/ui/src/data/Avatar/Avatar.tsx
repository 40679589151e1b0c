'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import type { Picture } from '../../entities.ts';
import { usePictureState } from './usePictureState.ts';
import { avatarColors, AvatarFrame } from './Avatar.styles.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose it is. Its first letter, on a colour of its own, stands in for a missing picture. */
  name: string;
  picture?: Picture | null | undefined;
  /** 26, 40, 56 or 112 px. Defaults to `small`. */
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined;
}

/** The picture beside a name. Screen readers skip it: always write the name next to it. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, picture, size = 'small', ...spanProps },
  ref,
) {
  const { state, pictureProps } = usePictureState(picture);

  return (
    <AvatarFrame
      {...spanProps}
      ref={ref}
      aria-hidden
      data-size={size}
      data-color={toColorIndex(name)}
    >
      {state === 'missing' ? (
        <span>{toInitial(name)}</span>
      ) : (
        <img {...pictureProps} srcSet={picture?.srcSet} alt="" loading="lazy" decoding="async" />
      )}
    </AvatarFrame>
  );
});

const toInitial = (name: string) => Array.from(name.trim())[0]?.toUpperCase() ?? '?';

/** The same name always has the same colour. */
function toColorIndex(name: string) {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return ((hash ^ (hash >>> 9)) >>> 0) % avatarColors.length;
}
