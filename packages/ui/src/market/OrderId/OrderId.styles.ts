import { styled } from 'styled-components';

export const IdText = styled.span`
  position: relative;

  &[data-short] {
    white-space: nowrap;
  }

  &[data-short]::before {
    content: '…';
    content: '…' / '';
  }

  &[data-short] > span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
