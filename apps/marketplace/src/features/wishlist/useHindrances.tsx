import type { CartItem } from '@market/api';
import { Link, Notice, useMarket } from '@market/ui';
import { paths } from '../../routing/paths.ts';
import { useSignedInPerson } from '../people/session.ts';
import { tellUnavailable } from '../services/tellUnavailable.ts';
import { texts } from './texts.ts';

/** Gives a function that shows why something kept cannot be ordered now; undefined for what can be. */
export function useHindrances() {
  const market = useMarket();
  const person = useSignedInPerson();

  return ({ service, quote, availability }: CartItem) => {
    const owner = service.user[0];
    if (owner && owner._id === person?._id) return <Notice title={texts.own} />;
    const reason = tellUnavailable(availability, market);
    if (reason) {
      return (
        <Notice tone="warning" title={reason.title}>
          {availability?.note && <p dir="auto">{availability.note}</p>}
        </Notice>
      );
    }
    if (quote !== null) return undefined;
    return (
      <Notice tone="warning" title={texts.gone.title}>
        <Link href={paths.service(service._id)} aria-label={texts.gone.chooseOf(service.title)}>
          {texts.gone.choose}
        </Link>
      </Notice>
    );
  };
}
