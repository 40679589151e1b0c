import { styled } from 'styled-components';
import { Link } from '../../navigation/Link/Link.tsx';

export const LogoLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  min-block-size: 44px;
  font-size: 1.3125rem;
  font-weight: 800;
  letter-spacing: -0.03em;

  & > svg {
    flex: none;
    inline-size: 26px;
    block-size: 26px;
  }

  & > img {
    flex: none;
    inline-size: auto;
    max-inline-size: 104px;
    block-size: 26px;
    object-fit: contain;
  }
`;
