'use client';

import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Icon } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { Controls } from './ServiceGallery.styles.ts';

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

  return (
    <Controls>
      <span aria-hidden>
        {current + 1} / {count}
      </span>
      {canTurn && (
        <IconButton
          size="small"
          isRound
          icon={<Icon of={isStopped ? Play : Pause} size="small" />}
          label={isStopped ? 'Start turning' : 'Stop turning'}
          onClick={onToggle}
        />
      )}
      <IconButton
        size="small"
        isRound
        icon={<Icon of={ChevronLeft} isDirectional />}
        label="Previous picture"
        onClick={onPrevious}
      />
      <IconButton
        size="small"
        isRound
        icon={<Icon of={ChevronRight} isDirectional />}
        label="Next picture"
        onClick={onNext}
      />
    </Controls>
  );
}
