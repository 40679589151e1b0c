import { tokens } from '@market/ui';
import { styled } from 'styled-components';
import { SiteLink } from './SiteLink.tsx';

/** A link among words. */
export const TextLink = styled(SiteLink)`
  color: ${tokens.color.primary};
  font-weight: ${tokens.weight.semibold};
  border-radius: ${tokens.radius.small};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
