import { styled } from 'styled-components';
import { fieldLabelLook } from '../Field/Field.styles.ts';
import { tokens } from '../../theme/tokens.ts';

export const PickerGroup = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
`;

export const PickerLegend = styled.legend`
  ${fieldLabelLook}

  margin-block-end: 0.375rem;
  padding: 0;
`;

export const DropZone = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 0.375rem;
  padding: 1.375rem;
  border: 2px dashed ${tokens.color.lineStrong};
  border-radius: calc(${tokens.radius.small} * 1.75);
  background: ${tokens.color.paper};
  color: ${tokens.color.inkSoft};
  text-align: center;
  transition: ${tokens.duration.hover} ${tokens.easing};
  transition-property: background-color, border-color;

  &:hover:not(:has(:disabled)),
  &[data-over] {
    border-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }

  &[data-wrong] {
    border-color: ${tokens.color.negative};
  }

  &:has(:focus-visible) {
    border-color: ${tokens.color.primary};
    outline: 3px solid color-mix(in oklab, ${tokens.color.primary} 40%, transparent);
  }

  &:has(:disabled) {
    background: ${tokens.color.sunken};
  }
`;

export const FileInput = styled.input`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`;

export const DropText = styled.span`
  b {
    color: ${tokens.color.primary};
  }
`;

export const PreviewList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${tokens.space[12]};
  margin-block-start: 0.375rem;
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
  }
`;

export const PictureName = styled.span`
  display: block;
  overflow: hidden;
  margin-block-start: ${tokens.space[4]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Preview = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};
`;

export const PreviewImage = styled.img`
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`;

export const CoverTag = styled.span`
  position: absolute;
  inset-block-end: 0.375rem;
  inset-inline-start: 0.375rem;
  padding: 1px 7px;
  border-radius: calc(${tokens.radius.small} * 0.75);
  background: ${tokens.color.surface};
  font-size: 0.75rem;
  font-weight: ${tokens.weight.bold};
`;

export const PreviewTools = styled.span`
  position: absolute;
  inset-block-start: 0.375rem;
  inset-inline-end: 0.375rem;
  display: flex;
  gap: ${tokens.space[4]};
`;

export const PreviewButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 1.75rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.low};
  cursor: pointer;

  &:hover {
    background: ${tokens.color.sunken};
  }

  @media (pointer: coarse) {
    inline-size: 2.25rem;
    block-size: 2.25rem;
  }
`;
