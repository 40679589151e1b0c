'use client';

import useEmblaCarousel from 'embla-carousel-react';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  forwardRef,
  useEffect,
  useState,
} from 'react';
import type { Picture } from '../../entities.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { ServiceCover } from '../ServiceCover/ServiceCover.tsx';
import { GalleryControls } from './GalleryControls.tsx';
import { Gallery, Stage, Thumbnails, Viewport } from './ServiceGallery.styles.ts';
import { useReducedMotion } from './useReducedMotion.ts';
import { useSwipe } from './useSwipe.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { serviceGalleryTexts } from './ServiceGallery.texts.ts';

export interface ServiceGalleryProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'children' | 'title'
> {
  images: readonly Picture[];
  /** Whose pictures they are. */
  title: string;
}

/** How long a picture stays, in ms. */
const advanceEvery = 5000;

/** How wide a picture is on the page of a service. */
const pictureSizes = '(width < 60rem) 100vw, 800px';

/**
 * The pictures of a service, one after the other. It turns by itself every five seconds, waits
 * while somebody points at it or has the focus in it, and stands still once stopped or where
 * motion is unwanted. Swipes of 40 px turn it too.
 */
export const ServiceGallery = forwardRef<HTMLElement, ServiceGalleryProps>(
  function ServiceGallery(props, ref) {
    const { images, title, ...sectionProps } = props;
    const { direction, locale } = useMarket();
    const texts = useTexts('ServiceGallery', serviceGalleryTexts);
    const isStill = useReducedMotion();
    const [viewport, carousel] = useEmblaCarousel({
      loop: images.length > 1,
      direction,
      duration: isStill ? 0 : 22,
    });
    const [current, setCurrent] = useState(0);
    const [isStopped, setIsStopped] = useState(false);
    const [isPointedAt, setIsPointedAt] = useState(false);
    const [hasFocus, setHasFocus] = useState(false);
    const isTurning = images.length > 1 && !isStopped && !isStill && !isPointedAt && !hasFocus;

    useSwipe(carousel);
    useEffect(() => {
      const follow = () => setCurrent(carousel?.selectedScrollSnap() ?? 0);
      carousel?.on('select', follow).on('reInit', follow);
      return () => {
        carousel?.off('select', follow).off('reInit', follow);
      };
    }, [carousel]);
    useEffect(() => {
      if (!isTurning) return;
      const turn = () => carousel?.scrollTo((current + 1) % images.length);
      const timer = setTimeout(turn, advanceEvery);
      return () => clearTimeout(timer);
    }, [carousel, current, images.length, isTurning]);

    if (images.length <= 1) {
      return (
        <Gallery aria-label={title} {...sectionProps} ref={ref}>
          <Stage>
            <ServiceCover
              picture={images[0]}
              shape="wide"
              alt={title}
              sizes={pictureSizes}
              isEager
              isUrgent
            />
          </Stage>
        </Gallery>
      );
    }

    const write = (number: number) => formatFigures(number, locale);
    const letGo = ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setHasFocus(false);
    };

    return (
      <Gallery
        aria-roledescription={texts.carousel}
        aria-label={title}
        {...sectionProps}
        ref={ref}
        onPointerEnter={() => setIsPointedAt(true)}
        onPointerLeave={() => setIsPointedAt(false)}
        // A press leaves the focus behind without anybody looking for it there.
        onFocus={({ target }) => setHasFocus(target.matches(':focus-visible'))}
        onBlur={letGo}
      >
        <Stage>
          <Viewport ref={viewport}>
            <ul aria-live={isTurning ? 'off' : 'polite'}>
              {images.map((image, index) => (
                <li key={index} aria-hidden={index === current ? undefined : true}>
                  <ServiceCover
                    picture={image}
                    shape="wide"
                    alt={texts.pictureOf(title, write(index + 1), write(images.length))}
                    sizes={pictureSizes}
                    isEager={index === 0}
                    isUrgent={index === 0}
                  />
                </li>
              ))}
            </ul>
          </Viewport>
          <GalleryControls
            current={current}
            count={images.length}
            canTurn={!isStill}
            isStopped={isStopped}
            onToggle={() => setIsStopped(!isStopped)}
            onPrevious={() => carousel?.scrollPrev()}
            onNext={() => carousel?.scrollNext()}
          />
        </Stage>
        <Thumbnails aria-label={texts.thumbnails}>
          {images.map((image, index) => (
            <li key={index}>
              <button
                type="button"
                aria-label={texts.picture(write(index + 1))}
                aria-current={index === current || undefined}
                onClick={() => carousel?.scrollTo(index)}
              >
                <ServiceCover picture={image} sizes="104px" />
              </button>
            </li>
          ))}
        </Thumbnails>
      </Gallery>
    );
  },
);
