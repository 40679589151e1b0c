import { Badge } from '@market/ui';
import type { Trial } from './trial.ts';
import { TrialStrip } from './Shell.styles.ts';

/** Says at the top of every page that nothing here is real. It scrolls away with the page. */
export function TrialNotice({ keepsMails }: Trial) {
  return (
    <TrialStrip aria-label="Trial">
      <p>
        <Badge tone="warning" hasDot>
          Trial
        </Badge>
        <span>
          Nothing here is real: no money is taken
          {keepsMails && ', and mails stay on the server'}.
        </span>
      </p>
    </TrialStrip>
  );
}
