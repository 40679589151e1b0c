import { tokens } from '@market/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** A link among words. */
export const TextLink = styled(Link)`
  color: ${tokens.color.primary};
  font-weight: ${tokens.weight.semibold};
  border-radius: ${tokens.radius.small};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
