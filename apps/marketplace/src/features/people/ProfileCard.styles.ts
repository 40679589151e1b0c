import { Card, tokens } from '@market/ui';
import { styled } from 'styled-components';

/** The result of the last change, above the profile. */
export const ProfileNews = styled.div`
  margin-block-end: ${tokens.space[20]};
`;

export const ProfilePanel = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[24]} ${tokens.space[32]};
  align-items: start;
  margin-block-end: ${tokens.space[40]};

  & h1 {
    font-size: ${tokens.text.heading};
  }

  @media (width < 40rem) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

export const ProfileText = styled.div`
  display: grid;
  gap: ${tokens.space[16]};
  min-inline-size: 0;
`;

/** What is known of somebody, side by side. */
export const Signs = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
`;

export const ProfileFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[12]} ${tokens.space[40]};

  & dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.text.small};
  }

  & dd {
    margin: 0;
    font-weight: ${tokens.weight.semibold};
    overflow-wrap: anywhere;
  }
`;

export const Bio = styled.p`
  max-inline-size: 66ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const ProfileActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
`;

export const SectionTitle = styled.h2`
  margin-block-end: ${tokens.space[20]};
  font-size: ${tokens.text.title};
`;

export const ServicePages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[24]};
`;

export const ReviewLists = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[20]};
  margin-block-start: ${tokens.space[40]};
`;
