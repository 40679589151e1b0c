import { styled } from 'styled-components';

export const IdText = styled.span`
  position: relative;

  @media (width < 40rem) {
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
      white-space: nowrap;
    }
  }
`;
