import { styled } from 'styled-components';
import { buttonLook } from '../../inputs/Button/buttonLook.ts';
import { Link } from '../Link/Link.tsx';

export const LinkButtonFrame = styled(Link)`
  ${buttonLook}
`;
