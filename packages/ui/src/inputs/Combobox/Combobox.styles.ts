import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Place = styled.div`
  position: relative;
`;

/** Below its field, over what follows. */
export const List = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(100% + 0.375rem);
  z-index: 10;
  padding: 0.375rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};

  & > [role='listbox'] {
    max-block-size: min(20rem, 50vh);
    overflow-y: auto;
    overscroll-behavior: contain;
    outline: none;
  }

  & > [hidden] {
    display: none;
  }

  &[hidden] {
    display: none;
  }
`;

export const Group = styled.div`
  & > span[aria-hidden] {
    display: block;
    padding: 0.5rem ${tokens.space[12]} 0.25rem;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
  }
`;

export const Option = styled.div`
  display: flex;
  gap: ${tokens.space[12]};
  align-items: center;
  justify-content: space-between;
  min-block-size: ${tokens.control.medium};
  padding: 0.375rem ${tokens.space[12]};
  border-radius: ${tokens.radius.small};
  cursor: pointer;
  overflow-wrap: anywhere;

  & > small {
    flex: none;
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  &[data-highlighted] {
    background: ${tokens.color.sunken};
  }

  &[aria-selected='true'] {
    font-weight: ${tokens.weight.semibold};
  }

  &[aria-disabled='true'] {
    color: ${tokens.color.inkSoft};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`;

/** What is said in place of options. */
export const State = styled.p`
  padding: 0.625rem ${tokens.space[12]};
  color: ${tokens.color.inkSoft};
`;
