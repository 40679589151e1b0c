import { styled } from 'styled-components';
import { Card } from '../../layout/Card/Card.tsx';
import { tokens } from '../../theme/tokens.ts';

export const ReviewPanel = styled(Card)`
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[20]} ${tokens.space[24]};
  }

  & > header > div:first-child {
    flex: 1 1 20rem;
  }

  & h2 {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.medium};
    letter-spacing: 0;
  }

  && h2[data-alone] {
    color: ${tokens.color.ink};
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.bold};
  }

  & > p {
    margin-block-start: ${tokens.space[20]};
    color: ${tokens.color.inkSoft};
  }
`;

export const Reviews = styled.ul`
  margin-block-start: ${tokens.space[20]};

  & > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 14px;
    padding-block: 18px;
    border-block-start: 1px solid ${tokens.color.line};
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  & a {
    border-radius: ${tokens.radius.full};
  }
`;

export const Reviewer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[4]} ${tokens.space[12]};

  & > :first-child {
    font-weight: ${tokens.weight.bold};
    overflow-wrap: anywhere;
  }

  & > a:hover {
    text-decoration: underline;
  }

  & > time {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

export const Comment = styled.p`
  color: ${tokens.color.inkSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const Removal = styled.p`
  color: ${tokens.color.inkSoft};
  font-style: italic;
  overflow-wrap: anywhere;
`;

export const Reply = styled.div`
  margin-block-start: ${tokens.space[12]};
  padding-inline-start: ${tokens.space[12]};
  border-inline-start: 3px solid ${tokens.color.line};
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  margin-block-start: ${tokens.space[8]};
  /* The words of a quiet button begin where the comment does. */
  margin-inline-start: -12px;
`;
