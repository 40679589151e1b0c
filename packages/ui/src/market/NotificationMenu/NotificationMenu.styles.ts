import { styled } from 'styled-components';
import { UnreadFrame } from '../../data/UnreadBadge/UnreadBadge.styles.ts';
import { Popover } from '../../feedback/Popover/Popover.tsx';
import { Link } from '../../navigation/Link/Link.tsx';
import { tokens } from '../../theme/tokens.ts';

export const BellBadge = styled(UnreadFrame)`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-start: 50%;
  min-inline-size: 1.125rem;
  padding-inline: 0.25rem;
  line-height: 1.125rem;
`;

export const MenuPanel = styled(Popover)`
  gap: ${tokens.space[4]};
  inline-size: min(20rem, 100vi - 1rem);
  padding: ${tokens.space[8]};

  & p {
    padding: ${tokens.space[8]};
  }
`;

export const MenuHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[4]} ${tokens.space[8]};
  min-block-size: ${tokens.control.small};
  padding-inline: ${tokens.space[8]} 0;

  & > strong {
    font-weight: ${tokens.weight.bold};
  }
`;

export const NoNews = styled.div`
  padding: ${tokens.space[12]} ${tokens.space[8]};
`;

export const AllLink = styled(Link)`
  display: grid;
  place-items: center;
  min-block-size: ${tokens.control.medium};
  border-radius: ${tokens.radius.small};
  color: ${tokens.color.primary};
  font-weight: ${tokens.weight.semibold};

  &:hover {
    background: ${tokens.color.sunken};
  }
`;
