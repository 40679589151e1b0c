import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What the screen is for, and whether all of it is saved. */
export const StepTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[8]} ${tokens.space[16]};
  color: ${tokens.color.inkSoft};

  & > div {
    display: flex;
    align-items: center;
    gap: ${tokens.space[8]};
    min-block-size: 36px;
  }

  & > [data-failed] {
    color: ${tokens.color.negative};
  }
`;

/** The ways to the steps around, below the fields. */
export const StepFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[12]};
  margin-block-start: ${tokens.space[24]};
`;

export const Faults = styled.ul`
  margin-block-start: ${tokens.space[4]};
  padding-inline-start: ${tokens.space[20]};
  list-style: disc;
`;

/** A service as a buyer will see it. */
export const Preview = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[24]};

  & h2 {
    font-size: ${tokens.text.heading};
    overflow-wrap: anywhere;
  }

  & h3 {
    margin-block-end: ${tokens.space[8]};
    font-size: ${tokens.text.title};
  }

  & p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

/** What belongs together and is not one sentence. */
export const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[16]};
  margin-block-start: ${tokens.space[4]};
  color: ${tokens.color.inkSoft};

  & > :last-child {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.semibold};
  }
`;

export const Asked = styled.ul`
  padding-inline-start: ${tokens.space[20]};
  list-style: disc;

  & small {
    color: ${tokens.color.inkSoft};
  }
`;
