import { styled } from 'styled-components';
import { fieldLabelLook } from '../Field/Field.styles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { tokens } from '../../theme/tokens.ts';
import { visuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.ts';

export const EditorFrame = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  outline-offset: 4px;
`;

export const EditorLegend = styled.legend`
  ${fieldLabelLook}

  margin-block-end: 0.375rem;
  padding: 0;

  /* What has fields of its own is more than a field. */
  :not([data-layout='rows']) > & {
    font-size: ${tokens.text.body};
    font-weight: ${tokens.weight.bold};
  }

  &[data-hidden] {
    ${visuallyHidden}
  }
`;

/** Entries find their place in it by measuring: it has no border and is what they are offset from. */
export const Entries = styled.ol`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  align-items: start;
  padding: 0;
  list-style: none;

  &[data-layout='rows'] {
    gap: ${tokens.space[8]};
  }

  &[data-layout='grid'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  }
`;

export const Entry = styled.li`
  min-inline-size: 0;
  scroll-margin-block: 5rem;

  &[data-dragged] {
    position: relative;
    z-index: 1;
  }
`;

export const EntryFrame = styled.div`
  display: grid;
  grid-template:
    'handle title tools' auto
    'fields fields fields' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  column-gap: ${tokens.space[4]};
  padding: ${tokens.space[8]} ${tokens.space[16]} ${tokens.space[16]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};
  transition: box-shadow ${tokens.duration.hover} ${tokens.easing};

  [data-dragged] > & {
    border-color: ${tokens.color.primary};
    box-shadow: ${tokens.shadow.high};
  }

  [data-layout='rows'] > li > & {
    grid-template: 'handle fields tools' auto / auto minmax(0, 1fr) auto;
    align-items: start;
    padding: 0;
    border-color: transparent;
    border-radius: ${tokens.radius.control};
    background: none;
  }

  @media (width < 30rem) {
    padding-inline: ${tokens.space[12]};

    [data-layout='rows'] > li > & {
      grid-template: 'fields tools' auto / minmax(0, 1fr) auto;
    }
  }

  @media (forced-colors: active) {
    [data-dragged] > & {
      border-color: Highlight;
    }
  }
`;

export const Handle = styled.button`
  grid-area: handle;
  display: grid;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 2.75rem;
  margin-inline-start: -0.375rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.inkSoft};
  outline-offset: -3px;
  cursor: grab;
  touch-action: none;

  &:hover:not(:disabled) {
    background: ${tokens.color.sunken};
    color: ${tokens.color.ink};
  }

  [data-dragged] & {
    cursor: grabbing;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  /* In line with the frame of the field beside it. */
  [data-layout='rows'] & {
    block-size: 3rem;

    /* The field needs the room, and the buttons do the same. */
    @media (width < 30rem) {
      display: none;
    }
  }

  @media (pointer: coarse) {
    inline-size: 2.75rem;
  }
`;

export const EntryTitle = styled.span`
  grid-area: title;
  min-inline-size: 0;
  overflow: hidden;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.small};
  font-weight: ${tokens.weight.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-layout='rows'] > li > div > & {
    display: none;
  }
`;

export const EntryTools = styled.span`
  grid-area: tools;
  display: flex;
  margin-inline-end: -0.5rem;

  [data-layout='rows'] > li > div > & {
    margin-inline-end: 0;
    padding-block: 0.375rem;
  }
`;

export const EntryTool = styled(IconButton)`
  border-color: transparent;
  color: ${tokens.color.inkSoft};

  &:hover:not(:disabled, [aria-disabled]) {
    color: ${tokens.color.ink};
  }

  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.4;
    background: none;
    scale: none;
  }

  @media (width < 30rem) {
    &[data-size='small'] {
      inline-size: 2rem;
    }
  }

  @media (forced-colors: active) {
    &[aria-disabled] {
      opacity: 1;
      color: GrayText;
    }
  }
`;

export const EntryFields = styled.div`
  grid-area: fields;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  min-inline-size: 0;
`;

export const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]} ${tokens.space[12]};
  align-items: center;

  & > p {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }
`;
