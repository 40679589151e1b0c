import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const NoticeFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[4]} ${tokens.space[12]};
  align-items: start;
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.primarySoft};
  font-size: ${tokens.text.small};

  & > span:first-child {
    color: ${tokens.color.primary};
  }

  &[data-tone='positive'] {
    background: ${tokens.color.positiveSoft};
  }

  &[data-tone='positive'] > span:first-child {
    color: ${tokens.color.positive};
  }

  &[data-tone='warning'] {
    background: ${tokens.color.warningSoft};
  }

  &[data-tone='warning'] > span:first-child {
    color: ${tokens.color.warning};
  }

  & strong {
    display: block;
    font-weight: ${tokens.weight.bold};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
