import { styled } from 'styled-components';
import { bareControl, ControlFrame } from '../Field/Field.styles.ts';
import { breakpoints, tokens } from '../theme/tokens.ts';

export const SearchForm = styled(ControlFrame).attrs({ as: 'form' })<{ role: string }>`
  max-inline-size: 40rem;
  padding: 0.25rem;
  border-radius: calc(${tokens.radius.small} * 1.75);
  box-shadow: ${tokens.shadow.low};

  button {
    min-block-size: ${tokens.control.medium};
    border-radius: ${tokens.radius.control};
  }

  @media (min-width: ${breakpoints.tablet}) {
    padding: 0.375rem;

    button {
      min-block-size: 3rem;
      padding-inline: ${tokens.space[24]};
    }
  }
`;

export const SearchInput = styled.input`
  ${bareControl}

  font-size: 1.0625rem;
  text-overflow: ellipsis;

  &::-webkit-search-cancel-button {
    cursor: pointer;
  }
`;
