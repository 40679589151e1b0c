import type { ServiceSummary } from '@market/api';
import {
  Button,
  Card,
  EmptyState,
  FormActions,
  FormLayout,
  FormRow,
  LinkButton,
  NumberField,
  Select,
  Skeleton,
  TextArea,
  TextField,
} from '@market/ui';
import type { FormEvent } from 'react';
import {
  useListMyServicesQuery,
  useMakeOfferMutation,
  useSendMessageMutation,
} from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { DashboardLayout } from '../../../shared/DashboardLayout.tsx';
import { QueryView } from '../../../shared/QueryView.tsx';
import { readForm } from '../../../shared/readForm.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { texts } from './NewOfferScreen.texts.ts';

/** Offers one buyer something of its own. */
export function NewOfferScreen() {
  const services = useListMyServicesQuery();

  return (
    <DashboardLayout area={paths.offers} title={texts.title}>
      <QueryView
        query={services}
        loading={<Skeleton height="30rem" radius="20px" />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {({ services: mine }) =>
          mine.length === 0 ? (
            <EmptyState
              title={texts.noServices.title}
              text={texts.noServices.text}
              action={<LinkButton href={paths.newService}>{texts.noServices.action}</LinkButton>}
            />
          ) : (
            <OfferForm services={mine} />
          )
        }
      </QueryView>
    </DashboardLayout>
  );
}

const fields = ['service', 'title', 'text', 'price', 'days', 'revisions', 'standsDays'] as const;

const revisionOptions = [
  ...[0, 1, 2, 3, 4, 5, 10, 20].map((count) => ({ value: `${count}`, label: `${count}` })),
  { value: 'any', label: texts.anyNumber },
];

function OfferForm({ services }: { services: ServiceSummary[] }) {
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search);
  const conversation = asked.get('conversation');
  const [makeOffer, making] = useMakeOfferMutation();
  const [sendMessage, sending] = useSendMessageMutation();
  const { faults, form, tell } = useFaults(fields);
  const [first] = services;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { service, title, text, ...figures } = readForm(event.currentTarget, fields);
    const { data, error } = await makeOffer({
      service,
      title,
      text,
      // An empty field means no price, not a price of 0.
      price: Number.parseFloat(figures.price),
      days: Number.parseInt(figures.days, 10),
      revisions: figures.revisions === 'any' ? null : Number.parseInt(figures.revisions, 10),
      standsDays: Number.parseInt(figures.standsDays, 10),
    });
    if (error) return tell(error);
    const offer = data.offer._id;
    if (conversation === null) {
      showToast({ kind: 'success', message: texts.made });
      void navigate(paths.offer(offer));
      return;
    }
    const sent = await sendMessage({ id: conversation, text: '', offer });
    // Its page has the link that can be sent by other ways.
    if (sent.error) showFailure(sent.error);
    void navigate(sent.error ? paths.offer(offer) : paths.conversation(conversation));
  };

  return (
    <Card>
      <FormLayout ref={form} onSubmit={submit} aria-label={texts.title}>
        <Select
          label={texts.service}
          name="service"
          placeholder={services.length > 1 ? texts.chooseService : undefined}
          options={services.map(({ _id, title }) => ({ value: _id, label: title }))}
          defaultValue={asked.get('service') ?? (services.length > 1 ? '' : first?._id)}
          error={faults.service}
          required
        />
        <TextField
          label={texts.offerTitle}
          hint={texts.offerTitleHint}
          name="title"
          error={faults.title}
          required
        />
        <TextArea label={texts.text} name="text" rows={6} error={faults.text} required />
        <FormRow>
          <NumberField
            label={texts.price}
            prefix={texts.rupees}
            name="price"
            min={1}
            step="any"
            error={faults.price}
            required
          />
          <NumberField
            label={texts.days}
            name="days"
            min={1}
            max={90}
            step={1}
            defaultValue={7}
            error={faults.days}
            required
          />
        </FormRow>
        <FormRow>
          <Select
            label={texts.revisions}
            hint={texts.revisionsHint}
            name="revisions"
            options={revisionOptions}
            defaultValue="1"
            error={faults.revisions}
          />
          <NumberField
            label={texts.stands}
            name="standsDays"
            min={1}
            max={30}
            step={1}
            defaultValue={7}
            error={faults.standsDays}
            required
          />
        </FormRow>
        <FormActions>
          <Button type="submit" variant="primary" isLoading={making.isLoading || sending.isLoading}>
            {conversation === null ? texts.submit : texts.send}
          </Button>
          <LinkButton
            href={conversation === null ? paths.offers : paths.conversation(conversation)}
            variant="quiet"
          >
            {texts.cancel}
          </LinkButton>
        </FormActions>
      </FormLayout>
    </Card>
  );
}
