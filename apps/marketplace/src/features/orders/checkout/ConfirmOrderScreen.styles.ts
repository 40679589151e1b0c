import { tokens } from '@market/ui';
import { styled } from 'styled-components';
import { Facts } from '../Facts.styles.ts';

export const Buyer = styled(Facts)`
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));

  & a {
    color: ${tokens.color.primary};
    font-size: ${tokens.text.small};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
