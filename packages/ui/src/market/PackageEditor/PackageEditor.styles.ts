import { styled } from 'styled-components';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { tokens } from '../../theme/tokens.ts';

/** Three side by side where each has its room, else below each other. */
export const Packages = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(14.5rem, 33% - 1rem)), 1fr));
  gap: ${tokens.space[16]};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    min-inline-size: 0;
  }
`;

export const PackageFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  align-content: start;
  padding: ${tokens.space[8]} ${tokens.space[16]} ${tokens.space[16]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
`;

export const PackageHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: 2.75rem;
  margin-block-end: calc(-1 * ${tokens.space[12]});
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.semibold};
`;

export const RemovePackage = styled(IconButton)`
  margin-inline-end: -0.5rem;
  border-color: transparent;
  color: ${tokens.color.inkSoft};
`;

/** Where the next package will stand. */
export const NextPackage = styled.li`
  && {
    place-content: center;
    justify-items: center;
    gap: ${tokens.space[8]};
    min-block-size: 7rem;
    padding: ${tokens.space[16]};
    border: 2px dashed ${tokens.color.line};
    border-radius: ${tokens.radius.medium};
    text-align: center;
  }

  & > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }
`;
