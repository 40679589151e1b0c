'use client';

import { type ComponentPropsWithRef, forwardRef } from 'react';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { CoverFrame } from '../ServiceCover/ServiceCover.styles.ts';
import { tokens } from '../../theme/tokens.ts';
import { ServiceCardFrame } from './ServiceCard.styles.ts';

export interface ServiceCardSkeletonProps extends Omit<
  ComponentPropsWithRef<'article'>,
  'children'
> {}

/** The placeholder of a {@link ServiceCard}, in exactly its size. */
export const ServiceCardSkeleton = forwardRef<HTMLElement, ServiceCardSkeletonProps>(
  function ServiceCardSkeleton(props, ref) {
    return (
      <ServiceCardFrame {...props} ref={ref} aria-hidden>
        <CoverFrame>
          <Skeleton height="100%" radius="0" />
        </CoverFrame>
        <div>
          <p>
            <Skeleton width="26px" height="26px" radius={tokens.radius.full} />
            <Skeleton width="50%" height="1em" />
          </p>
          <h3>
            <Skeleton height="1em" />
            <Skeleton height="1em" width="70%" style={{ marginBlockStart: '0.35em' }} />
          </h3>
          <Skeleton width="45%" height="1.36rem" />
          <footer>
            <Skeleton width="5rem" height="1.4rem" />
            <Skeleton width="6.5rem" height={tokens.control.small} />
          </footer>
        </div>
      </ServiceCardFrame>
    );
  },
);
