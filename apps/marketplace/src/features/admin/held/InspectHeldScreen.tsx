import type { MarketAnswer } from '@market/api';
import { Badge } from '@market/ui';
import { useInspectHeldQuery, useTakeHeldMutation } from '../../../backend/adminMarket.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useParams } from '../../../routing/router.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Parts, Soft } from '../Desk.styles.ts';
import { DeskItem } from '../DeskItem.tsx';
import { Bar, Head, Part } from '../inspect/Inspect.styles.ts';
import { Entries, Entry } from '../people/People.styles.ts';
import { Written } from './Held.styles.ts';
import { HeldDecisionForm } from './HeldDecisionForm.tsx';
import { Taking } from '../Taking.tsx';
import { texts } from './texts.ts';

type Inspected = MarketAnswer<'inspectHeld'>;

/** Something that is held, what it is like, and what becomes of it. */
export function InspectHeldScreen() {
  const { id = '' } = useParams();
  const held = useInspectHeldQuery({ id }, { refetchOnMountOrArgChange: true });

  return (
    <DeskItem area={adminPaths.held} title={texts.title} query={held} says={texts.one}>
      {(found) => <HeldParts inspected={found} />}
    </DeskItem>
  );
}

function HeldParts({ inspected }: { inspected: Inspected }) {
  const now = useNow();
  const [take, { isLoading }] = useTakeHeldMutation();
  const { held, text, rating, alike, otherCount } = inspected;
  const { kind, reason, title, subject, about, heldAt, report } = held;
  const heading = title ? `${texts.kinds[kind]}: ${title}` : texts.kinds[kind];

  return (
    <>
      <PageTitle>{heading}</PageTitle>
      <Head>
        <div>
          <h1 tabIndex={-1}>{heading}</h1>
          <p>
            <Badge tone="warning">{texts.reasons[reason]}</Badge>
            <TextLink href={adminPaths.person(about._id)}>{about.fullname}</TextLink>
            <Ago moment={heldAt} now={now} />
          </p>
        </div>
        {(kind === 'service' || kind === 'review') && (
          <TextLink href={adminPaths.service(subject)}>{texts.one.openService}</TextLink>
        )}
      </Head>
      <Parts>
        <Part>
          <h2>{kind === 'account' ? texts.one.address : texts.one.text}</h2>
          <p>{texts.one.why[reason]}</p>
          {otherCount > 0 && <p>{texts.one.others(otherCount)}</p>}
          {rating !== null && <p>{texts.one.rating(rating)}</p>}
          {text ? <Written>{text}</Written> : <Soft>{texts.one.noText}</Soft>}
        </Part>
        {reason === 'alike' && (
          <Part>
            <h2>{texts.one.alike}</h2>
            {alike.length === 0 ? (
              <Soft>{texts.one.aloneNow}</Soft>
            ) : (
              <Entries>
                {alike.map(({ service, title: other, by }) => (
                  <Entry key={`${service} ${by._id}`}>
                    <TextLink href={adminPaths.service(service)}>{other}</TextLink>
                    <TextLink href={adminPaths.person(by._id)}>{by.fullname}</TextLink>
                  </Entry>
                ))}
              </Entries>
            )}
          </Part>
        )}
        <Part aria-labelledby="decide">
          <h2 id="decide">{texts.decide.title}</h2>
          {report && (
            <Bar>
              {texts.one.report}
              <TextLink href={adminPaths.report(report)}>{texts.one.openReport}</TextLink>
            </Bar>
          )}
          <Taking
            takenBy={held.takenBy}
            isTaking={isLoading}
            onTake={() => take({ id: held._id })}
          />
          <HeldDecisionForm held={held} />
        </Part>
      </Parts>
    </>
  );
}
