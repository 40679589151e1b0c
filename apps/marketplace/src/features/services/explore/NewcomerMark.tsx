import { Badge } from '@market/ui';
import { texts } from './SearchTools.texts.ts';
import { MarkLine } from './SearchTools.styles.ts';

/** Says that a service is listed in a newcomer's place. */
export function NewcomerMark() {
  return (
    <MarkLine>
      <Badge tone="primary" title={texts.newcomer}>
        {texts.isNew}
      </Badge>
    </MarkLine>
  );
}
