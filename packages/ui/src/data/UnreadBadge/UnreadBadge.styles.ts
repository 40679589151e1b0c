import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const UnreadFrame = styled.span`
  display: inline-block;
  flex: none;
  min-inline-size: 1.25rem;
  padding-inline: 0.3125rem;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.primary};
  color: ${tokens.color.onPrimary};
  font-size: 0.6875rem;
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.weight.bold};
  line-height: 1.25rem;
  text-align: center;
  white-space: nowrap;

  @media (forced-colors: active) {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;
