import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

export const Files = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  padding: 0;
  list-style: none;
`;

export const FileRow = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.space[12]};
  align-items: center;
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};

  &[data-state='failed'],
  &[data-state='refused'] {
    border-color: ${tokens.color.negative};
  }
`;

export const FileName = styled.span`
  display: block;
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;

  a {
    color: ${tokens.color.primary};
    text-decoration: underline;
  }
`;

export const FileFacts = styled.span`
  display: block;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  font-variant-numeric: tabular-nums;

  [data-state='failed'] &,
  [data-state='refused'] & {
    color: ${tokens.color.negative};
  }
`;

export const FetchButton = styled.button`
  display: block;
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.primary};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

export const Risk = styled.strong`
  display: block;
  color: ${tokens.color.ink};
  font-weight: ${tokens.weight.semibold};
`;

export const Progress = styled.progress`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 0.375rem;
  margin-block-start: ${tokens.space[4]};
  overflow: hidden;
  border: 0;
  border-radius: ${tokens.radius.full};
  background: ${tokens.color.line};

  &::-webkit-progress-bar {
    background: ${tokens.color.line};
  }

  &::-webkit-progress-value {
    background: ${tokens.color.primary};
  }

  &::-moz-progress-bar {
    background: ${tokens.color.primary};
  }
`;

export const FileTools = styled.span`
  display: flex;
  gap: ${tokens.space[4]};
`;
