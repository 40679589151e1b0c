import { styled } from 'styled-components';
import { bareControl, ControlFrame } from '../Field/Field.styles.ts';
import { tokens } from '../../theme/tokens.ts';

export const SearchForm = styled(ControlFrame)`
  inline-size: 100%;
  max-inline-size: 40rem;
  min-block-size: ${tokens.control.medium};
`;

export const SearchInput = styled.input`
  ${bareControl}

  padding-block: 0;
  text-overflow: ellipsis;

  &::-webkit-search-cancel-button {
    cursor: pointer;
  }
`;
