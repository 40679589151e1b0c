import { CallError, type MarketAnswer } from '@market/api';
import { FileList } from '@market/ui';
import { useRef } from 'react';
import {
  useInspectVerificationQuery,
  useTakeVerificationMutation,
} from '../../../backend/adminMarket.ts';
import { marketClient } from '../../../backend/market.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useParams } from '../../../routing/router.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { toListedFile } from '../../files/toListedFile.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { openLink } from '../../people/ownData/openLink.ts';
import { adminPaths } from '../adminPaths.ts';
import { Ago } from '../Ago.tsx';
import { Parts, Soft } from '../Desk.styles.ts';
import { DeskItem } from '../DeskItem.tsx';
import { Head, Part } from '../inspect/Inspect.styles.ts';
import { useDeskAsk } from '../inspect/useDeskAsk.tsx';
import { Entries, Entry } from '../people/People.styles.ts';
import { Taking } from '../Taking.tsx';
import { Dotted } from '../../../texts/Dotted.tsx';
import { IdentityDecisionForm } from './IdentityDecisionForm.tsx';
import { texts } from './texts.ts';

type Inspected = MarketAnswer<'inspectVerification'>;

/** Somebody who wants to show who they are: their papers, for the operator on the case, and the outcome. */
export function InspectIdentityScreen() {
  const { id = '' } = useParams();
  const inspected = useInspectVerificationQuery({ id }, { refetchOnMountOrArgChange: true });

  return (
    <DeskItem area={adminPaths.identity} title={texts.title} query={inspected} says={texts.one}>
      {(found) => <CaseParts inspected={found} />}
    </DeskItem>
  );
}

function CaseParts({ inspected }: { inspected: Inspected }) {
  const now = useNow();
  const { question, ask } = useDeskAsk();
  const [take, { isLoading }] = useTakeVerificationMutation();
  const { verification, earlier } = inspected;
  const { about, askedAt, takenBy } = verification;
  const papers = useRef<HTMLHeadingElement>(null);

  return (
    <>
      <PageTitle>{about.fullname}</PageTitle>
      <Head>
        <div>
          <h1 tabIndex={-1}>{about.fullname}</h1>
          <p>
            {texts.one.name}
            <Ago moment={askedAt} now={now} />
          </p>
        </div>
        <TextLink href={adminPaths.person(about._id)}>{texts.one.openPerson}</TextLink>
      </Head>
      <Parts>
        <Part>
          <h2 ref={papers} tabIndex={-1}>
            {texts.one.papers}
          </h2>
          <Taking
            takenBy={takenBy}
            isTaking={isLoading}
            onTake={() => ask(() => take({ id: verification._id }))}
            onTaken={() => papers.current?.focus()}
          />
          <Papers inspected={inspected} ask={ask} />
        </Part>
        <Part>
          <h2>{texts.one.earlier}</h2>
          {earlier.length === 0 ? (
            <Soft>{texts.one.noEarlier}</Soft>
          ) : (
            <Entries>
              {earlier.map((one) => (
                <EarlierEntry key={one._id} earlier={one} now={now} />
              ))}
            </Entries>
          )}
        </Part>
        <Part aria-labelledby="decide">
          <h2 id="decide">{texts.decide.title}</h2>
          <IdentityDecisionForm verification={verification} />
        </Part>
      </Parts>
      {question}
    </>
  );
}

interface EarlierEntryProps {
  earlier: Inspected['earlier'][number];
  now: number;
}

function EarlierEntry({ earlier: { state, reason, name, decidedAt, by }, now }: EarlierEntryProps) {
  const why = reason && (texts.reasons as Record<string, string>)[reason];

  return (
    <Entry>
      <strong>{texts.one.states[state] ?? texts.one.otherState}</strong>
      <span>
        <Dotted texts={[why, name, by && texts.one.by(by.fullname)]} />
      </span>
      <Ago moment={decidedAt} now={now} />
    </Entry>
  );
}

type Asking = Pick<ReturnType<typeof useDeskAsk>, 'ask'>;

/** Asks for the link to a paper, or why there is none. */
async function findLink(id: string): Promise<{ link?: string; error?: CallError }> {
  try {
    return await marketClient.getFileLink({ id });
  } catch (error) {
    if (error instanceof CallError) return { error };
    throw error;
  }
}

/** What somebody has sent: each is fetched by a link of its own, which asks for a code once in a while. */
function Papers({ inspected, ask }: Asking & { inspected: Inspected }) {
  const { verification, files, heldFiles } = inspected;
  const { checking, refused } = heldFiles;
  const fetchable = verification.paperCount - checking - refused;

  const open = async (id: string) => {
    const result = await ask(() => findLink(id));
    if (result?.error) showFailure(result.error);
    else if (result?.link) openLink(result.link);
  };

  return (
    <>
      <FileList files={files.map(toListedFile)} onFetch={(id) => void open(id)} />
      {files.length === 0 && (
        <Soft>{fetchable > 0 ? texts.one.hidden(fetchable) : texts.one.noPapers}</Soft>
      )}
      {checking > 0 && <Soft>{texts.one.checking(checking)}</Soft>}
      {refused > 0 && <Soft>{texts.one.refused(refused)}</Soft>}
    </>
  );
}
