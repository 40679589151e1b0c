import { orderStatuses } from '@market/api';
import { Button, LinkButton, Select, TextField } from '@market/ui';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from '../../routing/router.ts';
import { Actions, Days, FilterRow } from './OrderFilterForm.styles.ts';
import { texts } from './OrderFilterForm.texts.ts';
import { isNarrowed, type OrderFilter, readOrderFilter, writeOrderFilter } from './orderFilter.ts';
import { texts as orderTexts } from './texts.tsx';

const statuses = [
  { value: '', label: texts.anyStatus },
  ...orderStatuses.map((status) => ({ value: status, label: orderTexts.statuses[status] })),
];

const sorts = [
  { value: 'newest', label: texts.newest },
  { value: 'oldest', label: texts.oldest },
];

/** Narrows a list of orders. What is chosen stands in the address, so that it can be shared. */
export function OrderFilterForm() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const filter = readOrderFilter(search);

  const show = (chosen: Partial<OrderFilter>) =>
    void navigate(`${pathname}${writeOrderFilter({ ...filter, ...chosen })}`);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => String(fields.get(name) ?? '');
    show({ keyword: read('search'), from: read('from'), until: read('until') });
  };

  return (
    // Another address, another form: the fields show what the list shows.
    <FilterRow key={search} role="search" aria-label={texts.label} onSubmit={submit}>
      <TextField
        type="search"
        name="search"
        label={texts.keyword}
        placeholder={texts.placeholder}
        defaultValue={filter.keyword}
        maxLength={100}
      />
      <Select
        name="status"
        label={texts.status}
        options={statuses}
        value={filter.status}
        onChange={({ target }) => show({ status: target.value as OrderFilter['status'] })}
      />
      <Select
        name="sort"
        label={texts.sort}
        options={sorts}
        value={filter.sort}
        onChange={({ target }) => show({ sort: target.value as OrderFilter['sort'] })}
      />
      <Days>
        <TextField type="date" name="from" label={texts.from} defaultValue={filter.from} />
        <TextField type="date" name="until" label={texts.until} defaultValue={filter.until} />
      </Days>
      <Actions>
        <Button type="submit" variant="primary">
          {texts.show}
        </Button>
        {isNarrowed(filter) && (
          <LinkButton href={pathname} variant="quiet">
            {texts.clear}
          </LinkButton>
        )}
      </Actions>
    </FilterRow>
  );
}
