import { type QueryFailure, toMessage } from '../backend/failure.ts';
import { showToast } from './toasts.ts';

/** Says in passing why something did not work, in the server's own words where it sent some. */
export const showFailure = (failure: QueryFailure) =>
  showToast({ kind: 'error', message: toMessage(failure) });
