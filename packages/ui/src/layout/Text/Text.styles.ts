import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

interface TextFrameProps {
  $size: string;
  $weight: number;
  $lines: number | undefined;
}

export const TextFrame = styled.p<TextFrameProps>`
  font-size: ${({ $size }) => $size};
  font-weight: ${({ $weight }) => $weight};
  overflow-wrap: anywhere;

  &[data-tone='soft'] {
    color: ${tokens.color.inkSoft};
  }

  &[data-tone='primary'] {
    color: ${tokens.color.primary};
  }

  &[data-tone='positive'] {
    color: ${tokens.color.positive};
  }

  &[data-tone='negative'] {
    color: ${tokens.color.negative};
  }

  &[data-tone='warning'] {
    color: ${tokens.color.warning};
  }

  &[data-cut] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${({ $lines }) => $lines};
  }

  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }
`;
