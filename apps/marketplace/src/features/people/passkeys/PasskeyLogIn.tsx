import {
  useLogInWithPasskeyMutation,
  useStartPasskeyLogInMutation,
} from '../../../backend/market.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { useHasPasskeys } from './useHasPasskeys.ts';

/** The way in without a password, where browser and market know it. The route decides where to go afterwards. */
export function PasskeyLogIn() {
  const hasPasskeys = useHasPasskeys();
  const [start] = useStartPasskeyLogInMutation();
  const [logIn] = useLogInWithPasskeyMutation();

  if (!hasPasskeys) return null;
  return <PasskeyButton isBlock start={() => start()} finish={(passkey) => logIn({ passkey })} />;
}
