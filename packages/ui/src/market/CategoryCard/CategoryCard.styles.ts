import { styled } from 'styled-components';
import { Link } from '../../navigation/Link/Link.tsx';
import { tokens } from '../../theme/tokens.ts';

export const CategoryLink = styled(Link)`
  display: block;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  overflow: hidden;
  background: ${tokens.color.surface};
  transition: ${tokens.duration.hover} ${tokens.easing};
  transition-property: box-shadow, translate;

  &:hover {
    box-shadow: ${tokens.shadow.high};
    translate: 0 -2px;
  }

  & > svg {
    inline-size: 100%;
    aspect-ratio: 4 / 3;
  }

  & > span {
    display: block;
    padding: ${tokens.space[16]};
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.semibold};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
`;
