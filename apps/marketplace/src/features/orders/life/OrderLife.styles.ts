import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** Says where an order stands. Its colour repeats what its words say. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};
  padding: ${tokens.space[20]};
  border: 1px solid ${tokens.color.line};
  border-inline-start: 4px solid ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};

  &[data-tone='primary'] {
    border-inline-start-color: ${tokens.color.primary};
    background: ${tokens.color.primarySoft};
  }

  &[data-tone='negative'] {
    border-inline-start-color: ${tokens.color.negative};
    background: ${tokens.color.negativeSoft};
  }

  &[data-tone='positive'] {
    border-inline-start-color: ${tokens.color.positive};
    background: ${tokens.color.positiveSoft};
  }

  && h2 {
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.bold};
    letter-spacing: -0.01em;
    line-height: 1.35;
  }

  @media (width < 30rem) {
    padding: ${tokens.space[16]};
  }
`;

/** Sentences below each other. */
export const Sentences = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
`;

/** A sentence with a moment in it, and how long that is from now. */
export const Until = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]} ${tokens.space[12]};
  align-items: center;
  line-height: 1.5;

  & time {
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  && > :last-child {
    background: ${tokens.color.surface};
    font-variant-numeric: tabular-nums;
  }
`;

export const Actions = styled.div`
  &:empty {
    display: none;
  }

  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
  align-items: center;
`;

/** What somebody wrote, as they wrote it. */
export const Words = styled.p`
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;

  &[data-soft] {
    color: ${tokens.color.inkSoft};
  }
`;

/** Leads to where somebody says, in another tab: what is being written and sent here goes on. */
export const ForeignLink = styled.a.attrs({
  target: '_blank',
  rel: 'nofollow noopener noreferrer',
  dir: 'ltr',
})`
  && {
    color: ${tokens.color.primary};
    text-decoration: underline;
  }
`;

/** What was delivered, in the seller's words. */
export const DeliveryFrame = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  margin: 0;
  padding: ${tokens.space[16]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${tokens.space[8]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }

  & > blockquote {
    margin: 0;
  }
`;

/** Facts side by side while they have room. */
export const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${tokens.space[16]};

  & dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  & dd {
    margin: 0;
    font-weight: ${tokens.weight.semibold};
  }
`;

/** Questions, each with its answer below. */
export const Answers = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};

  & dt {
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }

  & dd {
    margin: ${tokens.space[4]} 0 0;
  }
`;

/** A part of an order's page, below its heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};

  && > h2 {
    font-size: ${tokens.text.lead};
  }
`;
