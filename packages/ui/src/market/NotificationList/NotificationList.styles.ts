import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const NotificationFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  justify-items: stretch;

  & > button {
    justify-self: end;
  }

  & > ul + button {
    justify-self: center;
  }

  & > p {
    color: ${tokens.color.inkSoft};
  }
`;

export const Notifications = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    border-block-end: 1px solid ${tokens.color.line};
  }
`;

export const Entry = styled.div`
  display: grid;
  grid-template-columns: 0.625rem minmax(0, 1fr) auto;
  gap: ${tokens.space[12]};
  padding: ${tokens.space[12]} ${tokens.space[8]};
  border-radius: ${tokens.radius.small};

  &:is(a):hover {
    background: ${tokens.color.sunken};
  }

  &::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    margin-block-start: 0.4375rem;
    border-radius: 50%;
  }

  &[data-unseen] {
    font-weight: ${tokens.weight.semibold};
  }

  &[data-unseen]::before {
    background: ${tokens.color.primary};
  }

  & > span {
    overflow-wrap: anywhere;
  }

  & > time {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
    font-variant-numeric: tabular-nums;
    font-weight: ${tokens.weight.regular};
    line-height: 1.9;
  }

  @media (forced-colors: active) {
    &[data-unseen]::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
