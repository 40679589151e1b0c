import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** A description list of a few facts: `<div><dt>Name</dt><dd>Asha Rai</dd></div>` each. */
export const Facts = styled.dl`
  display: grid;
  gap: ${tokens.space[12]};

  & dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  & dd {
    margin: 0;
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }

  & dd + dd {
    margin-block-start: ${tokens.space[8]};
  }
`;
