import { styled } from 'styled-components';
import { Card } from '../../layout/Card/Card.tsx';
import { tokens } from '../../theme/tokens.ts';

export const ProposalFrame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  padding: ${tokens.space[20]};

  & > :is(h2, h3, h4, h5, h6) {
    font-size: ${tokens.text.title};
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }

  @media (width < 30rem) {
    padding: ${tokens.space[16]};
  }
`;

export const Kind = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.semibold};
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]} ${tokens.space[32]};
  font-variant-numeric: tabular-nums;

  & dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  & dd {
    margin: 0;
    font-weight: ${tokens.weight.semibold};
  }
`;

export const Why = styled.blockquote`
  margin: 0;
  padding-inline-start: ${tokens.space[12]};
  border-inline-start: 3px solid ${tokens.color.line};
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const ProposalFoot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[12]} ${tokens.space[16]};
  padding-block-start: ${tokens.space[16]};
  border-block-start: 1px solid ${tokens.color.line};

  & > :first-child {
    flex: 1 1 16rem;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};

  @media (width < 30rem) {
    inline-size: 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`;
