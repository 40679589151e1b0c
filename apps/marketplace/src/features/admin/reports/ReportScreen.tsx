import type { MarketAnswer, ScorePoint } from '@market/api';
import type { ReportedText } from '@market/api/contract';
import { formatDate, Link, useMarket } from '@market/ui';
import { use } from 'react';
import {
  useInspectReportQuery,
  useListDecisionsQuery,
  useTakeReportMutation,
} from '../../../backend/adminMarket.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { paths } from '../../../routing/paths.ts';
import { useParams } from '../../../routing/router.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Parts, Soft } from '../Desk.styles.ts';
import { DeskItem } from '../DeskItem.tsx';
import { Bar, Facts, Head, Part } from '../inspect/Inspect.styles.ts';
import { isFor } from '../isFor.ts';
import { OwnRole } from '../OwnRole.ts';
import { DeskDecisionItem } from '../people/DeskDecisionItem.tsx';
import { Entries, Entry } from '../people/People.styles.ts';
import { texts as deskTexts } from '../texts.ts';
import { ReportDecisionForm } from './ReportDecisionForm.tsx';
import { Taking } from '../Taking.tsx';
import { texts } from './texts.ts';

type Inspected = MarketAnswer<'inspectReport'>;

/** What was reported, by whom, and what is to be done about it. */
export function ReportScreen() {
  const { id = '' } = useParams();
  const report = useInspectReportQuery({ id }, { refetchOnMountOrArgChange: true });

  return (
    <DeskItem area={adminPaths.reports} title={texts.title} query={report} says={texts.one}>
      {(found) => <ReportParts inspected={found} />}
    </DeskItem>
  );
}

function ReportParts({ inspected }: { inspected: Inspected }) {
  const now = useNow();
  const [take, { isLoading }] = useTakeReportMutation();
  const { report, content, others = [], entry } = inspected;
  const { kind, about, createdAt, closedAt, words, subject } = report;
  const title = texts.kinds[kind];

  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Head>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          <p>
            {about ? (
              <TextLink href={adminPaths.person(about._id)}>{about.fullname}</TextLink>
            ) : (
              deskTexts.accountGone
            )}
            <Ago moment={createdAt} now={now} />
          </p>
        </div>
        {kind === 'service' && subject && (
          <TextLink href={paths.service(subject)}>{texts.one.openService}</TextLink>
        )}
      </Head>
      <Parts>
        {entry && <EntryPart entry={entry} />}
        {entry ? (
          <DisputePart text={report.text} content={content} />
        ) : (
          <>
            <Part>
              <h2>{texts.one.content}</h2>
              {content.length === 0 ? (
                <Soft>{texts.one.noContent}</Soft>
              ) : (
                <Entries>
                  {content.map(({ isByReported, text }, index) => (
                    <Entry key={`${index} ${text}`}>
                      <small>{isByReported ? texts.one.byReported : texts.one.byOther}</small>
                      <p>{text}</p>
                    </Entry>
                  ))}
                </Entries>
              )}
            </Part>
            <Part>
              <h2>{texts.one.reports}</h2>
              <Entries>
                {[report, ...others].map(({ _id, by, reason, text }) => (
                  <Entry key={_id}>
                    <strong>{by ? by.fullname : texts.market}</strong>
                    <small>{texts.reasons[reason] ?? texts.reasons.other}</small>
                    <p>{text || <Soft>{texts.one.noText}</Soft>}</p>
                  </Entry>
                ))}
              </Entries>
            </Part>
          </>
        )}
        {about && <EarlierDecisions person={about._id} />}
        {closedAt ? (
          <Part>
            <h2>{texts.one.decided}</h2>
            <Bar>
              {words} <Ago moment={closedAt} now={now} />
            </Bar>
          </Part>
        ) : (
          <Part aria-labelledby="decide">
            <h2 id="decide">{texts.decide.title}</h2>
            <Taking
              takenBy={report.takenBy}
              isTaking={isLoading}
              onTake={() => take({ id: report._id })}
            />
            <ReportDecisionForm report={report} />
          </Part>
        )}
      </Parts>
    </>
  );
}

/** What a seller disputes of their score. */
function EntryPart({ entry }: { entry: ScorePoint }) {
  const market = useMarket();
  const own = use(OwnRole);
  const { outcome, stars, points, of, at, order } = entry;
  const { one: says } = texts;
  const write = (number: number) =>
    number.toLocaleString(market.locale, { maximumFractionDigits: 1 });

  return (
    <Part>
      <h2>{says.entry}</h2>
      <Facts>
        <div>
          <dt>{says.entryWhat}</dt>
          <dd>
            {stars === null ? (says.outcomes[outcome] ?? says.otherOutcome) : says.stars(stars)}
          </dd>
        </div>
        {order && (
          <div>
            <dt>{says.entryOrder}</dt>
            <dd>
              {isFor(own, 'support') ? (
                <Link href={adminPaths.order(order._id)}>{order.title}</Link>
              ) : (
                order.title
              )}
            </dd>
          </div>
        )}
        <div>
          <dt>{says.entryPoints}</dt>
          <dd>{says.pointsOf(write(points), write(of))}</dd>
        </div>
        <div>
          <dt>{says.entryWhen}</dt>
          <dd>{formatDate(at, market)}</dd>
        </div>
      </Facts>
    </Part>
  );
}

interface DisputePartProps {
  /** What the seller says. */
  text: string;
  /** What both sides have written before. */
  content: readonly ReportedText[];
}

/** Why an entry should not count, and what can be read about it. */
function DisputePart({ text, content }: DisputePartProps) {
  const { one: says } = texts;
  return (
    <>
      <Part>
        <h2>{says.disputed}</h2>
        <Entries>
          <Entry>
            <p>{text}</p>
          </Entry>
        </Entries>
      </Part>
      {content.length > 0 && (
        <Part>
          <h2>{says.written}</h2>
          <Entries>
            {content.map(({ isByReported, text: words }, index) => (
              <Entry key={`${index} ${words}`}>
                <small>{isByReported ? says.bySeller : says.byBuyer}</small>
                <p>{words}</p>
              </Entry>
            ))}
          </Entries>
        </Part>
      )}
    </>
  );
}

/** Earlier decisions about the person it concerns. */
function EarlierDecisions({ person }: { person: string }) {
  const decisions = useListDecisionsQuery({ person });
  const found = decisions.currentData?.decisions ?? [];
  if (found.length === 0) return null;
  return (
    <Part>
      <h2>{texts.one.past}</h2>
      <Entries>
        {found.slice(0, 5).map((decision) => (
          <DeskDecisionItem key={decision._id} decision={decision} />
        ))}
      </Entries>
      {found.length > 5 && <Link href={adminPaths.person(person)}>{deskTexts.people}</Link>}
    </Part>
  );
}
