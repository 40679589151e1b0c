import { LinkButton } from '@market/ui';
import { styled } from 'styled-components';

/** Leaves the site: no screen of it is where this leads. */
export const LeavingLink = styled(LinkButton).attrs({ target: '_top' })``;
