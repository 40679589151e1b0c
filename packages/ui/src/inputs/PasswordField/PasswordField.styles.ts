import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const StrengthFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(4rem, 8rem) minmax(0, 1fr);
  gap: ${tokens.space[12]};
  align-items: center;
  min-block-size: 1.25rem;
`;

/** Four steps, filled from where lines begin. Gaps keep them apart where there are no colours. */
export const StrengthSteps = styled.span`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 0.25rem;
`;

export const StrengthStep = styled.span`
  block-size: 0.375rem;
  border: 1px solid ${tokens.color.lineStrong};
  border-radius: 999px;
  background: ${tokens.color.sunken};
  transition: background-color ${tokens.duration.press} ${tokens.easing};

  &[data-filled] {
    border-color: currentcolor;
    background: currentcolor;
  }

  [data-score='1'] > &,
  [data-score='2'] > & {
    color: ${tokens.color.warning};
  }

  [data-score='3'] > &,
  [data-score='4'] > & {
    color: ${tokens.color.positive};
  }

  @media (forced-colors: active) {
    &[data-filled] {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

export const StrengthWords = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  line-height: 1.25rem;
`;
