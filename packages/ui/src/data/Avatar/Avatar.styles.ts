import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** White on each of these is at least 4.5:1. */
export const avatarColors = [
  'oklch(48% 0.09 245)',
  'oklch(47% 0.13 285)',
  'oklch(48% 0.09 180)',
  'oklch(50% 0.16 28)',
  'oklch(50% 0.12 55)',
  'oklch(48% 0.1 225)',
  'oklch(50% 0.16 350)',
  'oklch(40% 0.05 275)',
] as const;

export const AvatarFrame = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: 1.625rem;
  aspect-ratio: 1;
  border-radius: ${tokens.radius.full};
  overflow: hidden;
  background: ${avatarColors[7]};
  color: white;
  font-size: 0.75rem;
  font-weight: ${tokens.weight.bold};
  line-height: 1;
  -webkit-user-select: none;
  user-select: none;

  &[data-size='medium'] {
    inline-size: 2.5rem;
    font-size: 1rem;
  }

  &[data-size='large'] {
    inline-size: 3.5rem;
    font-size: 1.375rem;
  }

  &[data-size='huge'] {
    inline-size: 7rem;
    font-size: 2.75rem;
  }

  ${avatarColors.map((color, index) => `&[data-color='${index}'] { background: ${color}; }`)}

  & > * {
    grid-area: 1 / 1;
  }

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
