import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[24]};

  & h2 {
    font-size: ${tokens.text.title};
  }

  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.space[12]};
  }

  & section > ul {
    display: grid;
    gap: ${tokens.space[8]};
    padding-inline-start: ${tokens.space[20]};
  }
`;

export const Quiet = styled.p`
  color: ${tokens.color.inkSoft};
`;

export const Narrow = styled.div`
  max-inline-size: 20rem;
`;

/** Where a service stands, and whether that is by its points. */
export const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
  align-items: center;
`;

/** What the rows above come to. */
export const Sum = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: ${tokens.space[16]};
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-block-start: 2px solid ${tokens.color.line};
  font-size: ${tokens.text.lead};
  font-weight: ${tokens.weight.bold};

  & dd {
    font-variant-numeric: tabular-nums;
  }
`;

/** What has happened, where, and what has become of it. */
export const Cause = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[4]};
  text-align: start;
`;

export const Day = styled.span`
  white-space: nowrap;
`;

/** What has become of an entry that is disputed. */
export const Dispute = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  align-items: center;
  color: ${tokens.color.inkSoft};

  & > q {
    flex-basis: 100%;
    overflow-wrap: anywhere;
    color: ${tokens.color.ink};
  }
`;
