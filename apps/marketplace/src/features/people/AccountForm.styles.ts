import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const FormTitle = styled.h1`
  margin-block-end: ${tokens.space[20]};
  font-size: ${tokens.text.heading};
`;

/** A paragraph where there is no form. */
export const FormText = styled.p`
  margin-block-end: ${tokens.space[16]};
  overflow-wrap: anywhere;
`;

/**
 * The result of a form, above it. It exists while still empty, so that screen readers notice its
 * text.
 */
export const FormNews = styled.div`
  &:not(:empty) {
    margin-block-end: ${tokens.space[16]};
  }
`;

/** Other ways to do what the form does. */
export const OtherWays = styled.div`
  display: grid;
  gap: ${tokens.space[12]};

  &:not(:empty) {
    margin-block-start: ${tokens.space[12]};
  }
`;

/** Links to other forms, below a form. */
export const FormLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${tokens.space[8]} ${tokens.space[16]};
  margin-block-start: ${tokens.space[20]};
  font-size: ${tokens.text.small};
`;

export const FinePrint = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[16]};
  margin-block-start: ${tokens.space[20]};
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.text.tiny};

  & a {
    padding-block: ${tokens.space[4]};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
