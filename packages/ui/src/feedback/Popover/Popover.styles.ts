import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';
import { Panel } from '../../navigation/Menu/Menu.styles.ts';

export const PopoverPanel = styled(Panel)`
  gap: ${tokens.space[12]};
  padding: ${tokens.space[16]};
  overflow-wrap: anywhere;
`;
