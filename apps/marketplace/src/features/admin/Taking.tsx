import { Button } from '@market/ui';
import type { QueryFailure } from '../../backend/failure.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { showToast } from '../../shared/toasts.ts';
import { useSignedInPerson } from '../people/session.ts';
import { Bar } from './inspect/Inspect.styles.ts';
import { texts } from './texts.ts';

interface TakingProps {
  takenBy: { _id: string; fullname: string } | null | undefined;
  isTaking: boolean;
  /** What is said to the operator who has it, where that differs. */
  words?: { mine: string; took: string };
  /** Gives undefined when it was not done after all. */
  onTake: () => Promise<{ error?: QueryFailure | undefined } | undefined>;
  /** Called when it is taken: the button that had the focus goes. */
  onTaken?: () => void;
}

/** Who is looking at something, so that two do not begin at once. */
export function Taking({ takenBy, isTaking, words, onTake, onTaken }: TakingProps) {
  const own = useSignedInPerson()?._id;
  const says = { ...texts.taking, ...words };

  const begin = async () => {
    const taken = await onTake();
    if (!taken) return;
    if (taken.error) return showFailure(taken.error);
    onTaken?.();
    showToast({ kind: 'success', message: says.took });
  };

  if (takenBy && takenBy._id === own) return <Bar>{says.mine}</Bar>;
  if (takenBy) return <Bar>{says.taken(takenBy.fullname)}</Bar>;
  return (
    <Bar>
      {says.free}
      <Button size="small" isLoading={isTaking} onClick={() => void begin()}>
        {says.take}
      </Button>
    </Bar>
  );
}
