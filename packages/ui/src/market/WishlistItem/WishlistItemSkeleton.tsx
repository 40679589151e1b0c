'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { CoverFrame } from '../ServiceCover/ServiceCover.styles.ts';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { tokens } from '../../theme/tokens.ts';
import { Row } from './WishlistItem.styles.ts';

export interface WishlistItemSkeletonProps extends Omit<ComponentPropsWithRef<'li'>, 'children'> {}

/** The placeholder of a {@link WishlistItem}. */
export const WishlistItemSkeleton = forwardRef<HTMLLIElement, WishlistItemSkeletonProps>(
  function WishlistItemSkeleton(props, ref) {
    return (
      <Row {...props} ref={ref} aria-hidden>
        <CoverFrame data-shape="thumbnail">
          <Skeleton height="100%" />
        </CoverFrame>
        <div>
          <Skeleton width="80%" />
          <Skeleton width="5rem" height="1.4em" style={{ marginBlockStart: 8 }} />
        </div>
        <div>
          <Skeleton width={tokens.control.medium} height={tokens.control.medium} />
          <Skeleton width="8rem" height={tokens.control.medium} />
        </div>
      </Row>
    );
  },
);
