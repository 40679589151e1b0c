import {
  useConfirmWithPasskeyMutation,
  useListFactorsQuery,
  useStartPasskeyStepUpMutation,
} from '../../../backend/market.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useHasPasskeys } from './useHasPasskeys.ts';

interface PasskeyStepUpProps {
  onProved: () => void;
}

/** Lets a passkey confirm who is signed in, where they have one. */
export function PasskeyStepUp({ onProved }: PasskeyStepUpProps) {
  const hasPasskeys = useHasPasskeys();
  const { data } = useListFactorsQuery(undefined, { skip: !hasPasskeys });
  const [start] = useStartPasskeyStepUpMutation();
  const [confirm] = useConfirmWithPasskeyMutation();

  if (!data?.factors.some(({ kind }) => kind === 'passkey')) return null;
  return (
    <PasskeyButton
      size="small"
      start={() => start()}
      finish={(passkey) => confirm({ passkey })}
      onDone={onProved}
    />
  );
}
