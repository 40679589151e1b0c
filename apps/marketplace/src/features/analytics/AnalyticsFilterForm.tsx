import { Select } from '@market/ui';
import { useListMyServicesQuery } from '../../backend/market.ts';
import { useLocation, useNavigate } from '../../routing/router.ts';
import {
  type AnalyticsFilter,
  periods,
  readAnalyticsFilter,
  writeAnalyticsFilter,
} from './analyticsFilter.ts';
import { Filter } from './AnalyticsScreen.styles.ts';
import { texts } from './texts.ts';

const periodOptions = periods.map((days) => ({ value: String(days), label: texts.days(days) }));

/** For how many days, and for which service. What is chosen stands in the address. */
export function AnalyticsFilterForm() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const services = useListMyServicesQuery().data?.services ?? [];
  const filter = readAnalyticsFilter(search);
  const { days, service } = filter;
  // One that is on no page that is known here can still be what the address names.
  const isKnown = !service || services.some(({ _id }) => _id === service);

  const show = (chosen: Partial<AnalyticsFilter>) =>
    void navigate(`${pathname}${writeAnalyticsFilter({ ...filter, ...chosen })}`, {
      replace: true,
    });

  return (
    <Filter role="group" aria-label={texts.filter}>
      <Select
        label={texts.period}
        options={periodOptions}
        value={String(days)}
        onChange={({ currentTarget }) => show({ days: Number(currentTarget.value) })}
      />
      <Select
        label={texts.service}
        options={[
          { value: '', label: texts.allServices },
          ...services.map(({ _id, title }) => ({ value: _id, label: title })),
          ...(isKnown ? [] : [{ value: service, label: texts.service }]),
        ]}
        value={service}
        onChange={({ currentTarget }) => show({ service: currentTarget.value })}
      />
    </Filter>
  );
}
