import { tokens } from '@market/ui';
import { styled } from 'styled-components';
import { Named } from '../Desk.styles.ts';

/** What narrows the list, in as many columns as there is room for. */
export const Filter = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${tokens.space[12]} ${tokens.space[16]};
  align-items: start;
`;

/** The buttons below it. */
export const FilterActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  grid-column: 1 / -1;
`;

/** What has happened: its name breaks nowhere. */
export const What = styled(Named)`
  min-inline-size: 10rem;
`;

/** By whom, and from which address. */
export const By = styled(Named)`
  min-inline-size: 7rem;
`;

/** What it was above what it is. */
export const Change = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[4]} ${tokens.space[8]};
  font-size: ${tokens.text.tiny};
  text-align: start;
  overflow-wrap: anywhere;

  & dt {
    color: ${tokens.color.inkSoft};
  }

  & dd {
    margin: 0;
  }
`;
