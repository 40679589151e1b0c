import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.ts';

/** Two sides beside each other while they have room, and below them what was decided. */
export const DisputeFrame = styled.section`
  display: grid;
  /* Two at most: a third would not fit with two fifths each. */
  grid-template-columns: repeat(auto-fit, minmax(min(max(16rem, 40%), 100%), 1fr));
  gap: ${tokens.space[12]};
`;

export const Side = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  align-content: start;
  padding: ${tokens.space[16]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface};

  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${tokens.space[12]};
  }

  & > header > :is(h2, h3, h4, h5, h6) {
    font-size: ${tokens.text.body};
    font-weight: ${tokens.weight.bold};
  }

  & > header > span {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

/** What somebody wrote, as they wrote it. */
export const Words = styled.blockquote`
  margin: 0;
  line-height: 1.55;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Silence = styled.p`
  color: ${tokens.color.inkSoft};
`;

export const Wanted = styled.dl`
  padding-block-start: ${tokens.space[12]};
  border-block-start: 1px solid ${tokens.color.line};

  & > dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  & > dd {
    margin: 0;
    font-weight: ${tokens.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

/** What one side said later. */
export const Appeal = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  padding-block-start: ${tokens.space[12]};
  border-block-start: 1px solid ${tokens.color.line};

  & > :is(h3, h4, h5, h6) {
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
  }
`;

export const Decision = styled(Side)`
  grid-column: 1 / -1;
  border-inline-start: 4px solid ${tokens.color.primary};

  & > strong {
    font-size: ${tokens.text.lead};
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }

  & > footer {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }
`;
