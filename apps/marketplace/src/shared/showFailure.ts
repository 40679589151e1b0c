import { type QueryFailure, toMessage } from '../backend/failure.ts';
import { showToast } from './toasts.ts';

/** Shows a toast that says why something failed, in the server's own words if it sent any. */
export const showFailure = (failure: QueryFailure) =>
  showToast({ kind: 'error', message: toMessage(failure) });
