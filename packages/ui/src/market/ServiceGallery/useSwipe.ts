import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

/** In px: a shorter drag leaves the picture where it was. */
const swipeThreshold = 40;

/** Lets a drag of 40 px or more turn to the neighbouring picture, however slow it was. */
export function useSwipe(carousel: UseEmblaCarouselType[1]) {
  useEffect(() => {
    if (!carousel) return;
    let startIndex = 0;
    let startPlace = 0;
    const place = () => carousel.internalEngine().location.get();

    const begin = () => {
      startIndex = carousel.selectedScrollSnap();
      startPlace = place();
    };
    const finish = () => {
      const distance = place() - startPlace;
      if (Math.abs(distance) < swipeThreshold) carousel.scrollTo(startIndex);
      else if (carousel.selectedScrollSnap() === startIndex) {
        if (distance < 0) carousel.scrollNext();
        else carousel.scrollPrev();
      }
    };

    carousel.on('pointerDown', begin).on('pointerUp', finish);
    return () => {
      carousel.off('pointerDown', begin).off('pointerUp', finish);
    };
  }, [carousel]);
}
