'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Icon } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Controls } from './ServiceGallery.styles.ts';
import { formatFigures } from '../../formatting/formatFigures.ts';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { serviceGalleryTexts } from './ServiceGallery.texts.ts';

interface GalleryControlsProps {
  current: number;
  count: number;
  /** Whether it would turn by itself at all. */
  canTurn: boolean;
  isStopped: boolean;
  onToggle: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** Where one is among the pictures, and the buttons that turn them. */
export function GalleryControls(props: GalleryControlsProps) {
  const { current, count, canTurn, isStopped, onToggle, onPrevious, onNext } = props;

  const { locale } = useMarket();
  const texts = useTexts('ServiceGallery', serviceGalleryTexts);

  return (
    <Controls>
      <span aria-hidden>
        {formatFigures(current + 1, locale)} / {formatFigures(count, locale)}
      </span>
      {canTurn && (
        <IconButton
          size="small"
          isRound
          icon={<Icon of={isStopped ? Play : Pause} size="small" />}
          label={isStopped ? texts.start : texts.stop}
          onClick={onToggle}
        />
      )}
      <IconButton
        size="small"
        isRound
        icon={<Icon of={ChevronLeft} isDirectional />}
        label={texts.previous}
        onClick={onPrevious}
      />
      <IconButton
        size="small"
        isRound
        icon={<Icon of={ChevronRight} isDirectional />}
        label={texts.next}
        onClick={onNext}
      />
    </Controls>
  );
}
