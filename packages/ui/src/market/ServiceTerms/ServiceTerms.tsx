import Clock from 'lucide-react/icons/clock';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Icon } from '../../data/Icon/Icon.tsx';
import type { ServicePackage } from '../../entities.ts';
import { Terms } from './ServiceTerms.styles.ts';
import { useWrittenTerms } from './useWrittenTerms.ts';

/** In how many days something is delivered, and how often it is revised. */
export function ServiceTerms({ days, revisions }: Pick<ServicePackage, 'days' | 'revisions'>) {
  const { texts, writeDays, writeRevisions } = useWrittenTerms();

  return (
    <Terms>
      <div>
        <dt>
          <Icon of={Clock} size="small" />
          {texts.delivery}
        </dt>
        <dd>{writeDays(days)}</dd>
      </div>
      <div>
        <dt>
          <Icon of={RefreshCw} size="small" />
          {texts.revisions}
        </dt>
        <dd>{writeRevisions(revisions)}</dd>
      </div>
    </Terms>
  );
}
