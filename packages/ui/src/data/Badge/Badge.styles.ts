import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const BadgeFrame = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 26px;
  padding-inline: 10px;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.sunken};
  color: ${tokens.color.ink};
  font-size: ${tokens.text.tiny};
  font-weight: ${tokens.weight.semibold};
  line-height: 1.3;
  overflow-wrap: anywhere;

  &[data-tone='primary'] {
    background: ${tokens.color.primarySoft};
    color: ${tokens.color.primary};
  }

  &[data-tone='positive'] {
    background: ${tokens.color.positiveSoft};
    color: ${tokens.color.positive};
  }

  &[data-tone='negative'] {
    background: ${tokens.color.negativeSoft};
    color: ${tokens.color.negative};
  }

  &[data-tone='warning'] {
    background: ${tokens.color.warningSoft};
    color: ${tokens.color.warning};
  }

  &[data-dot]::before {
    content: '';
    flex: none;
    inline-size: 7px;
    aspect-ratio: 1;
    border-radius: ${tokens.radius.full};
    background: currentColor;
  }

  &[data-dot][data-tone='negative']::before {
    border-radius: 1px;
    rotate: 45deg;
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &[data-dot]::before {
      background: CanvasText;
    }
  }
`;
