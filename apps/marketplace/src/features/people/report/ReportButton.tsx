import { Button } from '@market/ui';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../session.ts';
import { useAskToLogIn } from '../useAskToLogIn.ts';
import type { Reported } from './ReportForm.tsx';
import { texts } from './texts.ts';

/** Few visitors report something; the others need not load it. */
const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }));

/** Reports something. Visitors who are not signed in are asked to log in first. */
export function ReportButton(reported: Reported) {
  const { status } = useSession();
  const askToLogIn = useAskToLogIn();
  // Undefined until somebody has opened it.
  const [isOpen, setOpen] = useState<boolean>();

  const open = () => (status === 'signedOut' ? askToLogIn({ reason: texts.logIn }) : setOpen(true));

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={texts.titles[reported.kind]}
        aria-haspopup="dialog"
        onClick={open}
      >
        {texts.action}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ReportForm reported={reported} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
