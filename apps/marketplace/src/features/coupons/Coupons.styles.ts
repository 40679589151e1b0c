import { Card, tokens } from '@market/ui';
import { styled } from 'styled-components';

export const CouponRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
`;

/** The code with its state, what it does below, and what can be done at the end. */
export const CouponFrame = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  justify-items: start;
  gap: ${tokens.space[8]} ${tokens.space[12]};

  &[data-past] {
    background: ${tokens.color.sunken};
  }

  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** A code is read letter by letter, and may be longer than a phone is wide. */
export const Code = styled.h2`
  padding: ${tokens.space[4]} ${tokens.space[8]};
  border: 1px dashed ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.small};
  font-family: monospace;
  font-size: ${tokens.text.body};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

export const CouponFacts = styled.ul`
  grid-column: 1 / -1;
  grid-row: 2;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[20]};
  color: ${tokens.color.inkSoft};
  font-variant-numeric: tabular-nums;

  & strong {
    color: ${tokens.color.ink};
  }
`;

export const CouponActions = styled.div`
  display: flex;
  gap: ${tokens.space[8]};

  @media (width < 40rem) {
    grid-column: 1 / -1;
  }
`;
