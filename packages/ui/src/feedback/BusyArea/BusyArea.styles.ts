import { keyframes, styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

export const BusyFrame = styled.div`
  position: relative;

  /* Paler by its colours alone: what stays can be read and pressed. */
  &[data-meanwhile='earlier'] > [aria-busy] {
    filter: grayscale(1);
    transition: filter ${tokens.duration.hover} ${tokens.duration.hover};
  }

  /* The shapes are sign enough for those who see them. */
  &[data-meanwhile='shapes'] > [role='status'] {
    opacity: 0;
  }
`;

/** Takes no room of its own, and stays in sight below the navigation however long the list is. */
export const BusySign = styled.div`
  position: sticky;
  inset-block-start: 92px;
  z-index: 2;
  display: grid;
  justify-items: center;
  block-size: 0;
  pointer-events: none;

  & > span {
    display: flex;
    align-items: center;
    gap: ${tokens.space[8]};
    block-size: ${tokens.control.medium};
    padding-inline: ${tokens.space[16]} ${tokens.space[20]};
    border: 1px solid ${tokens.color.line};
    border-radius: ${tokens.radius.full};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
    box-shadow: ${tokens.shadow.high};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
    animation: ${appear} ${tokens.duration.hover} ${tokens.duration.dialog} both;
  }
`;
