import type { NotificationChoice } from '@market/api';
import { Card, PageHeader, PageLayout, Select, Skeleton, Stack, Switch } from '@market/ui';
import {
  useGetNotificationChoicesQuery,
  useUpdateNotificationChoicesMutation,
} from '../../backend/market.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { QueryView } from '../../shared/QueryView.tsx';
import { showFailure } from '../../shared/showFailure.ts';
import { showToast } from '../../shared/toasts.ts';
import { useChosen } from '../../shared/useChosen.ts';
import { texts } from './texts.ts';

const { choosing } = texts;

/** Lets somebody choose how they are told of what. */
export function NotificationChoicesScreen() {
  const choices = useGetNotificationChoicesQuery();

  return (
    <PageLayout width="narrow">
      <PageTitle>{choosing.title}</PageTitle>
      <PageHeader title={choosing.title} text={choosing.text} />
      <QueryView
        query={choices}
        loading={<ChoicesSkeleton />}
        waiting={choosing.waiting}
        failure={choosing.failure}
      >
        {(found) => (
          <Stack as="ul">
            {found.choices.map((choice) => (
              <KindCard key={choice.kind} choice={choice} />
            ))}
          </Stack>
        )}
      </QueryView>
    </PageLayout>
  );
}

const isKnown = (kind: string): kind is keyof typeof choosing.kinds =>
  Object.hasOwn(choosing.kinds, kind);

function KindCard({ choice }: { choice: NotificationChoice }) {
  const { kind, site, mail, isFixed } = choice;
  const { label, hint } = isKnown(kind)
    ? choosing.kinds[kind]
    : { label: choosing.otherKind, hint: '' };
  const [update] = useUpdateNotificationChoicesMutation();
  const { shown, choose, takeBack } = useChosen({ site, mail });

  const change = async (changed: Partial<Pick<NotificationChoice, 'site' | 'mail'>>) => {
    const chosen = { ...shown, ...changed };
    choose(chosen);
    const { error } = await update({ choices: [{ kind, ...chosen }] });
    if (!error) return showToast({ kind: 'success', message: choosing.saved });
    takeBack();
    showFailure(error);
  };

  return (
    <Card as="li">
      <Stack>
        <h2>{label}</h2>
        {hint && <p>{hint}</p>}
        {isFixed ? (
          <p>{choosing.fixed}</p>
        ) : (
          <>
            <Switch
              label={choosing.site}
              checked={shown.site}
              onChange={({ target }) => void change({ site: target.checked })}
            />
            <Select
              label={choosing.mail}
              value={shown.mail}
              onChange={({ target }) =>
                void change({ mail: target.value as NotificationChoice['mail'] })
              }
              options={[
                { value: 'now', label: choosing.mails.now },
                { value: 'digest', label: choosing.mails.digest },
                { value: 'off', label: choosing.mails.off },
              ]}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

function ChoicesSkeleton() {
  return (
    <Stack aria-hidden>
      {['one', 'another', 'third', 'fourth'].map((key) => (
        <Skeleton key={key} height="8rem" radius="20px" />
      ))}
    </Stack>
  );
}
