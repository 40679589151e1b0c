import type { ServiceSummary } from '@market/api';
import { Button, ServiceCard, ServiceGrid } from '@market/ui';
import { useEffect, useId, useState } from 'react';
import { marketApi } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { More, MoreHead } from './MoreServices.styles.ts';
import { texts } from './MoreServices.texts.ts';
import { forgetViewed, noteViewed, readViewed } from './viewedServices.ts';

const { listCards, listSimilar } = marketApi.endpoints;

/** So many of those that were looked at are shown. */
const mostShown = 8;

/** What is like a service, and what was looked at before it. Whatever fails is left out: it only helps. */
export function MoreServices({ id }: { id: string }) {
  const similar = listSimilar.useQuery({ id });
  const [viewed, setViewed] = useState(() => readViewed().filter((other) => other !== id));
  useEffect(() => {
    noteViewed(id);
  }, [id]);
  const cards = listCards.useQuery({ ids: viewed }, { skip: viewed.length === 0 });
  const seen = viewed.length === 0 ? [] : (cards.currentData?.services ?? []);

  const forget = () => {
    forgetViewed();
    setViewed([]);
  };

  return (
    <>
      <Cards title={texts.similar} services={similar.currentData?.services ?? []} />
      <Cards
        title={texts.viewed}
        services={seen.slice(0, mostShown)}
        action={
          <Button variant="quiet" onClick={forget}>
            {texts.forget}
          </Button>
        }
      />
    </>
  );
}

interface CardsProps {
  title: string;
  services: readonly ServiceSummary[];
  action?: React.ReactNode;
}

function Cards({ title, services, action }: CardsProps) {
  const titleId = useId();
  if (services.length === 0) return null;
  return (
    <More aria-labelledby={titleId}>
      <MoreHead>
        <h2 id={titleId}>{title}</h2>
        {action}
      </MoreHead>
      <ServiceGrid>
        {services.map((service) => (
          <ServiceCard
            key={service._id}
            service={service}
            href={paths.service(service._id)}
            packagesCount={service.packagesCount}
          />
        ))}
      </ServiceGrid>
    </More>
  );
}
