import { css } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** What a button is for decides how loud it is. */
export interface ButtonLook {
  /** `primary` at most once a view. Defaults to `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 36, 44 or 52 px high. Defaults to `medium`. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** The look that buttons and links as buttons share; reads `data-variant` and `data-size`. */
export const buttonLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[8]};
  min-block-size: ${tokens.control.medium};
  padding: 0.375rem 1.125rem;
  border: 1px solid ${tokens.color.edge};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font: inherit;
  font-weight: ${tokens.weight.semibold};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  touch-action: manipulation;
  transition: ${tokens.duration.press} ${tokens.easing};
  transition-property: background-color, border-color, color, scale;

  &:hover {
    background: ${tokens.color.sunken};
  }

  &:active {
    scale: 0.98;
  }

  &[data-size='small'] {
    min-block-size: ${tokens.control.small};
    padding: 0.25rem ${tokens.space[12]};
    font-size: ${tokens.text.small};
  }

  &[data-size='large'] {
    min-block-size: ${tokens.control.large};
    padding: 0.5rem ${tokens.space[24]};
  }

  &[data-block] {
    display: flex;
    inline-size: 100%;
  }

  &[data-variant='primary'] {
    border-color: transparent;
    background: ${tokens.color.primary};
    color: ${tokens.color.onPrimary};

    &:hover {
      background: ${tokens.color.primaryHover};
    }
  }

  &[data-variant='quiet'] {
    border-color: transparent;
    background: transparent;

    &:hover {
      background: color-mix(in oklab, ${tokens.color.ink} 7%, transparent);
    }
  }

  &[data-variant='danger'] {
    border-color: ${tokens.color.negative};
    color: ${tokens.color.negative};

    &:hover {
      background: ${tokens.color.negativeSoft};
    }
  }

  /* A finger needs more room than a pointer. */
  @media (pointer: coarse) {
    &[data-size='small']::before {
      content: '';
      position: absolute;
      inset-block: -0.25rem;
      inset-inline: 0;
    }
  }
`;
