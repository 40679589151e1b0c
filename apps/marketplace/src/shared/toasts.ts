/** A message that goes away by itself. */
export interface ToastMessage {
  /** An echo is an error that the page reads out by itself. */
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

/** Hands the messages that nobody has shown yet over to the part that shows them. */
export const takeWaitingToasts = () => waiting.splice(0);

/** Calls the listener whenever there are new messages. Gives a function that ends this. */
export function listenForToasts(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
