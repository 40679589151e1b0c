import type { MarketRequest } from '@market/api';
import {
  Button,
  Card,
  Checkbox,
  FormActions,
  FormLayout,
  FormRow,
  LinkButton,
  NumberField,
  RadioGroup,
  Skeleton,
  TextField,
} from '@market/ui';
import { type FormEvent, useState } from 'react';
import { useCreateCouponMutation, useListMyServicesQuery } from '../../backend/market.ts';
import { paths } from '../../routing/paths.ts';
import { useNavigate } from '../../routing/router.ts';
import { DashboardLayout } from '../../shared/DashboardLayout.tsx';
import { toDayEnd, toDayStart } from '../../texts/days.ts';
import { QueryView } from '../../shared/QueryView.tsx';
import { showToast } from '../../shared/toasts.ts';
import { useFaults } from '../../shared/useFaults.ts';
import { ServiceChoices } from './NewCouponScreen.styles.ts';
import { texts } from './NewCouponScreen.texts.ts';
import { texts as couponTexts } from './texts.ts';

const fields = [
  'code',
  'value',
  'services',
  'least',
  'from',
  'until',
  'most',
  'mostPerPerson',
] as const;

/** Makes a coupon. What it takes off cannot be changed afterwards. */
export function NewCouponScreen() {
  const navigate = useNavigate();
  const [createCoupon, { isLoading }] = useCreateCouponMutation();
  const [kind, setKind] = useState('percent');
  const [isForSome, setForSome] = useState(false);
  const { faults, form, show, tell } = useFaults(fields);
  const isPercent = kind === 'percent';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const coupon = readCoupon(new FormData(event.currentTarget));
    // To the server no services means all of them.
    if (isForSome && coupon.services?.length === 0) return show({ services: texts.chooseSome });
    const { data, error } = await createCoupon(coupon);
    if (error) return tell(error);
    showToast({ kind: 'success', message: texts.made(data.coupon.code) });
    void navigate(paths.coupons);
  };

  return (
    <DashboardLayout area={paths.coupons} title={texts.title}>
      <Card>
        <FormLayout ref={form} onSubmit={submit} aria-label={texts.title}>
          <TextField
            label={texts.code}
            hint={texts.codeHint}
            name="code"
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            error={faults.code}
            required
          />
          <RadioGroup
            label={texts.kind}
            name="kind"
            options={[
              { value: 'percent', label: texts.percent },
              { value: 'amount', label: texts.amount },
            ]}
            value={kind}
            onValueChange={setKind}
          />
          <NumberField
            // Another unit is another field: what was entered means something else in it.
            key={kind}
            label={isPercent ? texts.percentValue : texts.amountValue}
            hint={isPercent ? texts.percentHint : undefined}
            prefix={isPercent ? undefined : texts.rupees}
            name="value"
            min={1}
            max={isPercent ? 90 : undefined}
            step={isPercent ? 1 : 'any'}
            error={faults.value}
            required
          />
          <RadioGroup
            label={texts.services}
            name="for"
            options={[
              { value: 'all', label: texts.allServices },
              { value: 'some', label: texts.someServices },
            ]}
            value={isForSome ? 'some' : 'all'}
            onValueChange={(value) => setForSome(value === 'some')}
            error={faults.services}
          />
          {isForSome && <MyServiceChoices />}
          <NumberField
            label={texts.least}
            hint={texts.leastHint}
            prefix={texts.rupees}
            name="least"
            min={0}
            step="any"
            error={faults.least}
          />
          <FormRow>
            <TextField
              type="date"
              label={texts.from}
              hint={texts.fromHint}
              name="from"
              error={faults.from}
            />
            <TextField
              type="date"
              label={texts.until}
              hint={texts.untilHint}
              name="until"
              error={faults.until}
            />
          </FormRow>
          <FormRow>
            <NumberField
              label={texts.most}
              hint={texts.mostHint}
              name="most"
              min={1}
              step={1}
              error={faults.most}
            />
            <NumberField
              label={texts.mostPerPerson}
              hint={texts.mostHint}
              name="mostPerPerson"
              min={1}
              step={1}
              defaultValue={1}
              error={faults.mostPerPerson}
            />
          </FormRow>
          <FormActions>
            <Button type="submit" variant="primary" isLoading={isLoading}>
              {texts.submit}
            </Button>
            <LinkButton href={paths.coupons} variant="quiet">
              {texts.cancel}
            </LinkButton>
          </FormActions>
        </FormLayout>
      </Card>
    </DashboardLayout>
  );
}

/** The newest services of the signed-in person, to choose some of them. */
function MyServiceChoices() {
  const services = useListMyServicesQuery();

  return (
    <QueryView
      query={services}
      loading={<Skeleton height="8rem" />}
      waiting={texts.waitingForServices}
      failure={couponTexts.failure}
    >
      {({ services: mine }) => (
        <ServiceChoices>
          <legend>{texts.chooseServices}</legend>
          {mine.length === 0 && <p>{texts.noServices}</p>}
          {mine.map(({ _id, title }) => (
            <Checkbox key={_id} name="services" value={_id} label={title} />
          ))}
        </ServiceChoices>
      )}
    </QueryView>
  );
}

/** Reads the form. An empty number is none, not 0; what is missing is said by the server. */
function readCoupon(data: FormData): MarketRequest<'createCoupon'> {
  const readText = (name: string) => String(data.get(name) ?? '').trim();
  const readNumber = (name: string) => (readText(name) === '' ? null : Number(readText(name)));
  const from = readText('from');
  const until = readText('until');

  return {
    code: readText('code'),
    kind: readText('kind') === 'amount' ? 'amount' : 'percent',
    value: readNumber('value') ?? 0,
    services: readText('for') === 'some' ? data.getAll('services').map(String) : [],
    least: readNumber('least'),
    from: from ? toDayStart(from).toISOString() : null,
    until: until ? toDayEnd(until).toISOString() : null,
    most: readNumber('most'),
    mostPerPerson: readNumber('mostPerPerson'),
  };
}
