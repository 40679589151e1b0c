import { Link, LinkButton, tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What is chosen, and the order of the list. */
export const ToolBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[12]} ${tokens.space[24]};
  grid-area: tools;

  & > form {
    flex: 1 1 12rem;
    max-inline-size: 16rem;
  }

  & > ul {
    flex: 1 1 16rem;
  }

  @media (width >= 60rem) {
    & > form {
      margin-inline-start: auto;
    }
  }
`;

/** Leads to the filters where they do not lie beside the list. */
export const FilterLink = styled(LinkButton)`
  @media (width >= 60rem) {
    display: none;
  }
`;

/** Beside the list; below it on a phone without scripts, once it is asked for. */
export const FilterColumn = styled.aside`
  display: none;
  gap: ${tokens.space[24]};
  align-content: start;
  grid-area: filters;

  &:target {
    display: grid;
  }

  @media (width >= 60rem) {
    display: grid;
  }
`;

export const FilterTitle = styled.h2`
  font-size: ${tokens.text.lead};
`;

/** Leads to what decides about the order. */
export const OrderLink = styled(Link)`
  flex: 0 0 100%;
  font-size: ${tokens.text.small};
  text-align: end;
`;

/** A line of its own on a card. */
export const MarkLine = styled.p`
  && {
    flex: 0 0 100%;
  }
`;

export const FilterSheet = styled.div`
  display: grid;
  gap: ${tokens.space[24]};
`;
