import { tokens } from '@market/ui';
import { styled } from 'styled-components';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[32]};
`;

/** What is about something else than what stands above. */
export const Apart = styled.div`
  margin-block-start: ${tokens.space[32]};
`;

export const CardTitle = styled.h2`
  margin-block-end: ${tokens.space[8]};
  font-size: ${tokens.text.title};

  /* Reading goes on here; it hears no keys. */
  &:focus {
    outline: none;
  }
`;

export const CardText = styled.p`
  margin-block-end: ${tokens.space[12]};
  color: ${tokens.color.inkSoft};
`;

export const CardActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]};
`;

/** What a factor is, above when it was used. */
export const FactorKind = styled.span`
  display: block;
`;

/** The code, with its words beside or below. */
export const Setup = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[20]};
  margin-block: ${tokens.space[12]} ${tokens.space[20]};

  & > :last-child {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
`;

export const Secret = styled.p`
  margin-block-end: ${tokens.space[12]};
  font-family: monospace;
  font-weight: ${tokens.weight.semibold};
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;

  :dir(rtl) > & {
    text-align: end;
  }
`;

/** White in every theme: cameras look for dark squares on light ground. */
export const QrFrame = styled.div`
  flex: none;
  inline-size: 11rem;
  block-size: 11rem;
  padding: ${tokens.space[8]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: #fff;
  forced-color-adjust: none;

  & svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    fill: #000;
    shape-rendering: crispEdges;
  }
`;

export const CodeList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
  gap: ${tokens.space[8]} ${tokens.space[20]};
  margin-block-end: ${tokens.space[20]};
  padding: ${tokens.space[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.sunken};
  font-family: monospace;
  list-style: none;
`;
