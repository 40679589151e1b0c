/** A message that goes away by itself. */
export interface ToastMessage {
  /** An echo repeats an error that the page itself announces. */
  kind: 'success' | 'error' | 'echo' | 'info';
  message: string;
}

type Listener = () => void;

const waiting: ToastMessage[] = [];
const listeners = new Set<Listener>();

/** Shows a message at the bottom of the page for five seconds. Only for use in a browser. */
export function showToast(toast: ToastMessage) {
  waiting.push(toast);
  for (const listener of listeners) listener();
}

/** Hands the waiting messages to the part that shows them. */
export const takeWaitingToasts = () => waiting.splice(0);

/** Calls the listener whenever there are new messages. Returns a function that stops this. */
export function listenForToasts(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
