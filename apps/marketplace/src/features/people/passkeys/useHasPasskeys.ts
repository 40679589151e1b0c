import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { canUsePasskeys } from './passkeyDevice.ts';

/** Whether this browser and this market know passkeys. */
export function useHasPasskeys(): boolean {
  const { hasFeature } = useMarketSettings();

  return hasFeature('passkeys') && canUsePasskeys();
}
