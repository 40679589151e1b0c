import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};

  & > li {
    overflow-wrap: anywhere;
  }

  & > li + li::before {
    content: '/';
    content: '/' / '';
    margin-inline-end: ${tokens.space[8]};
    color: ${tokens.color.lineStrong};
  }

  & a {
    display: inline-block;
    padding-block: 2px;
  }

  & a:hover {
    color: ${tokens.color.ink};
    text-decoration: underline;
  }

  & [aria-current] {
    color: ${tokens.color.ink};
    font-weight: ${tokens.weight.medium};
  }
`;
