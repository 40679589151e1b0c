import { tokens } from '@market/ui';
import { styled } from 'styled-components';

/** What the page is about, with what can be done about all of it at the end. */
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[8]} ${tokens.space[16]};
  align-items: start;
  margin-block-end: ${tokens.space[20]};

  & > nav {
    grid-column: 1 / -1;
  }

  & h1 {
    font-size: ${tokens.text.title};
    overflow-wrap: anywhere;
  }

  & p {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[4]} ${tokens.space[12]};
    align-items: center;
    margin-block-start: ${tokens.space[8]};
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
    font-variant-numeric: tabular-nums;
  }
`;

/** A part of the page, below its heading. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[16]};

  && > h2 {
    font-size: ${tokens.text.lead};
    font-weight: ${tokens.weight.bold};
  }
`;

/** Who is at it, and what there is to do about that. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]} ${tokens.space[16]};
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  font-size: ${tokens.text.small};
`;

/** Facts in as many columns as there is room for. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${tokens.space[16]} ${tokens.space[24]};

  & dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
  }

  & dd {
    margin: 0;
    font-size: ${tokens.text.small};
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }

  & dd + dd {
    font-weight: ${tokens.weight.regular};
  }
`;

/** A form, and beside it what it will say. */
export const Deciding = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${tokens.space[24]};
  align-items: start;
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[20]};

  & > :last-child:is(button) {
    justify-self: start;
  }
`;

/** What both sides will read. */
export const Preview = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[12]};
  margin: 0;
  padding: ${tokens.space[20]};
  border: 1px dashed ${tokens.color.lineStrong};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.sunken};
  line-height: 1.55;

  & > figcaption {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.tiny};
    font-weight: ${tokens.weight.semibold};
  }

  & > p {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & > [data-soft] {
    color: ${tokens.color.inkSoft};
  }
`;
