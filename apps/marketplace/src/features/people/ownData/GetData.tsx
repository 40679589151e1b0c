import type { MarketAnswer } from '@market/api/contract';
import { Alert, Button, Card, formatDate, formatFileSize, useMarket } from '@market/ui';
import { useGetExportLinkMutation, useRequestExportMutation } from '../../../backend/market.ts';
import { showToast } from '../../../shared/toasts.ts';
import { CardActions, CardText, CardTitle } from '../security/Security.styles.ts';
import { useAskAgain } from '../security/useAskAgain.tsx';
import { openLink } from './openLink.ts';
import { texts } from './texts.ts';

type GetDataProps = Pick<MarketAnswer<'getOwnData'>, 'dataExport' | 'nextExportAt'>;

/** Has all that is stored written into a file, and fetches it. */
export function GetData({ dataExport, nextExportAt }: GetDataProps) {
  const market = useMarket();
  const { questions, ask } = useAskAgain();
  const [requestExport, requesting] = useRequestExportMutation();
  const [getExportLink, fetching] = useGetExportLinkMutation();

  const request = async () => {
    if (await ask(() => requestExport())) {
      showToast({ kind: 'success', message: texts.get.asked });
    }
  };
  const fetchFile = async () => {
    const answer = await ask(() => getExportLink());
    if (answer) openLink(answer.link);
  };
  const isReady = dataExport?.state === 'ready';

  return (
    <Card>
      <CardTitle>{texts.get.title}</CardTitle>
      <CardText>{texts.get.text}</CardText>
      <div role="status">
        {dataExport?.state === 'waiting' && <CardText>{texts.get.waiting}</CardText>}
        {isReady && (
          <CardText>
            {texts.get.ready(
              formatFileSize(dataExport.size ?? 0, market),
              formatDate(dataExport.until, market),
            )}
          </CardText>
        )}
        {dataExport?.state === 'failed' && <Alert tone="negative">{texts.get.failed}</Alert>}
      </div>
      {nextExportAt && <CardText>{texts.get.again(formatDate(nextExportAt, market))}</CardText>}
      <CardActions>
        {isReady && (
          <Button variant="primary" isLoading={fetching.isLoading} onClick={() => void fetchFile()}>
            {texts.get.fetch}
          </Button>
        )}
        {!nextExportAt && (
          <Button
            variant={isReady ? 'secondary' : 'primary'}
            isLoading={requesting.isLoading}
            onClick={() => void request()}
          >
            {texts.get.action}
          </Button>
        )}
      </CardActions>
      {questions}
    </Card>
  );
}
