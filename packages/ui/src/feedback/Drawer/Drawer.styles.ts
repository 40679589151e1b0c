import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

const enter = keyframes`
  from { translate: var(--away); }
`;

const leave = keyframes`
  to { translate: var(--away); }
`;

/** A dialog that lies along an edge of the window, and comes from there. */
export const DrawerFrame = styled(Dialog)`
  && {
    --away: 100% 0;

    inset: 0;
    inset-inline-start: auto;
    inline-size: min(26rem, 100vi - 2.5rem);
    block-size: 100dvb;
    max-block-size: none;
    margin: 0;
    border-block: 0;
    border-inline-end: 0;
    border-radius: 0;
    animation: ${enter} ${tokens.duration.dialog} ${tokens.easing};
  }

  &&:dir(rtl) {
    --away: -100% 0;
  }

  &&[data-side='start'] {
    --away: -100% 0;

    inset-inline: 0 auto;
    border-inline: 0 1px;
    border-inline-style: solid;
  }

  &&[data-side='start']:dir(rtl) {
    --away: 100% 0;
  }

  &&[data-side='bottom'] {
    --away: 0 100%;

    inset: auto 0 0;
    inline-size: 100%;
    block-size: auto;
    max-block-size: min(46rem, 100dvb - 3rem);
    border: 0;
    border-start-start-radius: ${tokens.radius.large};
    border-start-end-radius: ${tokens.radius.large};
  }

  &&[data-leaving] {
    animation: ${leave} ${tokens.duration.hover} ${tokens.easing} forwards;
  }
`;
