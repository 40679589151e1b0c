import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** Parts of a page below each other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[20]};
`;

/** A table in which much stands: smaller words, lower rows. */
export const Dense = styled.div`
  font-size: ${tokens.text.small};

  & td {
    vertical-align: middle;
  }

  /* In a smaller window a row needs the room. */
  @media (width >= 64rem) {
    & time {
      white-space: nowrap;
    }
  }

  & td a {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.semibold};
    text-decoration: underline;
    text-decoration-color: ${tokens.color.lineStrong};
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
    border-radius: ${tokens.radius.small};
  }

  & td a:hover {
    color: ${tokens.color.primary};
    text-decoration-color: currentcolor;
  }

  @media (width < 40rem) {
    & td:first-child {
      flex-direction: column;
      align-items: start;
      gap: 0;
      text-align: start;
    }
  }
`;

/** A thing and, below it, what there is to say about it. */
export const Named = styled.div`
  display: grid;
  gap: 2px;
  line-height: 1.4;

  & > small {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

/** Badges, or a few words, side by side. */
export const Together = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  align-items: center;

  @media (width < 40rem) {
    td > & {
      justify-content: end;
    }
  }
`;

/** What is less important. */
export const Soft = styled.span`
  color: ${tokens.color.inkSoft};
`;

/** Views of one list, of which one is shown. */
export const Views = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]};
  inline-size: fit-content;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 36px;
    padding-inline: ${tokens.space[16]};
    border-radius: ${tokens.radius.small};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
  }

  & > a:hover {
    color: ${tokens.color.ink};
  }

  & > [aria-current] {
    background: ${tokens.color.surface};
    box-shadow: ${tokens.shadow.low};
    color: ${tokens.color.ink};
  }

  @media (forced-colors: active) {
    & > [aria-current]:not(:focus-visible) {
      outline: 2px solid Highlight;
    }
  }
`;
