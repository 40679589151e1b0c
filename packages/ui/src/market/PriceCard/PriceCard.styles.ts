import { styled } from 'styled-components';
import { Card } from '../../layout/Card/Card.tsx';
import { tokens } from '../../theme/tokens.ts';

export const PriceCardFrame = styled(Card)`
  /* The action covers the end of the window: leave room for what is reached by keys. */
  html:has(&) {
    scroll-padding-block-end: calc(5.5rem + env(safe-area-inset-bottom));
  }

  @media (width < 60rem) {
    /* And for the end of the page. */
    body:has(&) {
      padding-block-end: 5.5rem;
    }
  }
`;

export const BigPrice = styled.p`
  font-size: 2.125rem;
  font-variant-numeric: tabular-nums;
  font-weight: 800;
  letter-spacing: -0.03em;
  line-height: 1.2;
`;

export const Hint = styled.p`
  margin-block-start: 6px;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.tiny};

  & > b {
    font-weight: ${tokens.weight.bold};
  }
`;

export const Stats = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin-block: 18px;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  text-align: center;

  & > div {
    display: flex;
    flex-direction: column-reverse;
    padding: ${tokens.space[12]} ${tokens.space[4]};
  }

  & > div + div {
    border-inline-start: 1px solid ${tokens.color.line};
  }

  & dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
  }

  & dd {
    margin: 0;
    font-size: ${tokens.text.lead};
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.bold};
    line-height: 1.4;
  }
`;

export const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[20]};
  margin-block-end: 18px;

  /* What it comes to is set apart from what is chosen. */
  & > fieldset + :not(fieldset) {
    padding-block-start: ${tokens.space[20]};
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

export const Action = styled.div`
  & + p {
    margin-block-start: 14px;
  }

  & > p {
    display: none;
  }

  /* Of a card that is higher than the window, what to do about it stays in view. */
  @media (width >= 60rem) {
    position: sticky;
    inset-block-end: 0;
    margin-block: calc(-1 * ${tokens.space[12]});
    padding-block: ${tokens.space[12]};
    background: ${tokens.color.surface};
  }

  @media (width < 60rem) {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: 20;
    display: flex;
    align-items: center;
    gap: 14px;
    padding: ${tokens.space[12]} ${tokens.space[16]};
    padding-block-end: max(${tokens.space[12]}, env(safe-area-inset-bottom));
    border-block-start: 1px solid ${tokens.color.line};
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.high};

    & > p {
      display: block;
      font-size: 1.375rem;
      font-variant-numeric: tabular-nums;
      font-weight: 750;
      letter-spacing: -0.01em;
      white-space: nowrap;
    }

    & > :last-child {
      flex: 1;
      min-block-size: 50px;
    }
  }
`;
