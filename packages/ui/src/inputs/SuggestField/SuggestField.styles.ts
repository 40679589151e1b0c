import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** Takes no room: the list stands below its field, over what follows. */
export const Place = styled.div`
  position: relative;
  inline-size: 100%;
  block-size: 0;
  max-inline-size: 40rem;
`;

export const Options = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0.375rem;
  z-index: 10;
  max-block-size: min(28rem, 60vh);
  padding: 0.375rem;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.high};
  overflow-y: auto;
  overscroll-behavior: contain;

  &[hidden] {
    display: none;
  }

  & > [role='group'] > span[aria-hidden] {
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
  min-block-size: ${tokens.control.medium};
  padding: 0.375rem ${tokens.space[12]};
  border-radius: ${tokens.radius.small};
  cursor: pointer;

  & > img {
    flex: none;
    inline-size: 3rem;
    block-size: 2.25rem;
    border-radius: ${tokens.radius.small};
    object-fit: cover;
  }

  & > span {
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  &[aria-selected='true'] {
    background: ${tokens.color.sunken};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
