import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** Settings below each other, each with what it is. */
export const SettingRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  align-items: center;

  & > form {
    grid-column: 1 / -1;
  }

  & strong {
    display: block;
  }

  & strong::first-letter {
    text-transform: uppercase;
  }

  & small {
    display: block;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
  }
`;
