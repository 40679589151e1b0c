import { breakpoints, FormRow, tokens } from '@market/ui';
import { styled } from 'styled-components';

/** A title is long, a price is not. */
export const TitleAndPrice = styled(FormRow)`
  @media (min-width: ${breakpoints.tablet}) {
    grid-template-columns: minmax(0, 1fr) 12.5rem;
  }
`;

export const Requirement = styled.p`
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
`;
