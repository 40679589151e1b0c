import type { Session } from '@market/api';
import { Button } from '@market/ui';
import { useState } from 'react';
import { useEndPersonSessionsMutation } from '../../../backend/adminMarket.ts';
import { useNow } from '../../orders/life/useNow.ts';
import { Ago } from '../Ago.tsx';
import { Soft } from '../Desk.styles.ts';
import { Bar, Part } from '../inspect/Inspect.styles.ts';
import { texts } from './texts.ts';
import { WhyDialog } from './WhyDialog.tsx';

interface SessionsPartProps {
  /** Whose. */
  id: string;
  sessions: readonly Session[];
  /** Whether they run the market: nobody signs them out. */
  isOperator: boolean;
}

/** Where somebody is signed in, and how that ends. */
export function SessionsPart({ id, sessions, isOperator }: SessionsPartProps) {
  const now = useNow();
  const [endSessions, { isLoading }] = useEndPersonSessionsMutation();
  const [isAsking, setIsAsking] = useState(false);

  return (
    <Part>
      <h2>{texts.file.sessions}</h2>
      {sessions.length === 0 ? (
        <Soft>{texts.file.noSessions}</Soft>
      ) : (
        sessions.map(({ _id, device, lastUsedAt }) => (
          <Bar key={_id}>
            {device}
            <Soft>
              {texts.file.lastUsed} <Ago moment={lastUsedAt} now={now} />
            </Soft>
          </Bar>
        ))
      )}
      {sessions.length > 0 && !isOperator && (
        <div>
          <Button size="small" onClick={() => setIsAsking(true)}>
            {texts.file.end}
          </Button>
        </div>
      )}
      <WhyDialog
        title={texts.file.end}
        text={texts.sessions.text}
        label={texts.sessions.words}
        confirmLabel={texts.file.end}
        done={texts.sessions.done}
        isOpen={isAsking}
        isMaking={isLoading}
        onClose={() => setIsAsking(false)}
        onConfirm={(words) => endSessions({ id, words })}
      />
    </Part>
  );
}
