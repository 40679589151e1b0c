import { keyframes, styled } from 'styled-components';
import { breakpoints, tokens } from '../../theme/tokens.ts';

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; scale: 0.98; }
`;

const sink = keyframes`
  to { opacity: 0; translate: 0 8px; scale: 0.98; }
`;

const dim = keyframes`
  from { opacity: 0; }
`;

const clear = keyframes`
  to { opacity: 0; }
`;

/** Closed, it stays over the page until it has been seen to go. */
export const DialogFrame = styled.dialog`
  position: fixed;
  inset: 0;
  inline-size: min(28.75rem, 100vi - 2rem);
  max-inline-size: none;
  max-block-size: min(46rem, 100dvb - 2rem);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.large};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  animation: ${rise} ${tokens.duration.dialog} ${tokens.easing};
  transition: ${tokens.duration.hover} allow-discrete;
  transition-property: display, overlay;

  &[data-leaving] {
    animation: ${sink} ${tokens.duration.hover} ${tokens.easing} forwards;
  }

  &[data-size='small'] {
    inline-size: min(25rem, 100vi - 2rem);
  }

  &[data-size='large'] {
    inline-size: min(45rem, 100vi - 2rem);
  }

  &::backdrop {
    background: ${tokens.color.scrim};
    animation: ${dim} ${tokens.duration.dialog} ${tokens.easing};
    transition: inherit;
  }

  &[data-leaving]::backdrop {
    animation: ${clear} ${tokens.duration.hover} ${tokens.easing} forwards;
  }
`;

export const DialogBody = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};
  padding: ${tokens.space[20]};

  @media (min-width: ${breakpoints.phone}) {
    padding: 1.75rem;
  }
`;

export const DialogTitle = styled.h2`
  padding-inline-end: 2.5rem;
  font-size: ${tokens.text.title};
`;

/** Comes last, so that the focus first falls on what the dialog is about. */
export const DialogCross = styled.div`
  position: absolute;
  inset-block-start: 0.75rem;
  inset-inline-end: 0.75rem;

  @media (min-width: ${breakpoints.phone}) {
    inset-block-start: 1.125rem;
    inset-inline-end: 1.125rem;
  }
`;

export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: 0.625rem;
`;
