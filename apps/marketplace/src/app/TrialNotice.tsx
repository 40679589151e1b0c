import { Badge } from '@market/ui';
import type { Trial } from './trial.ts';
import { TrialStrip } from './Shell.styles.ts';
import { texts } from './texts.ts';

/** Says at the top of every page that nothing here is real. It scrolls away with the page. */
export function TrialNotice(trial: Trial) {
  return (
    <TrialStrip aria-label={texts.trial.title}>
      <p>
        <Badge tone="warning" hasDot>
          {texts.trial.title}
        </Badge>
        <span>{texts.trial.text(trial)}</span>
      </p>
    </TrialStrip>
  );
}
