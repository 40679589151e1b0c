import { challengeStyles } from './challengeStyles.ts';

const formatAmount = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount / 100);

const createButton = (label: string, value: string) => {
  const button = document.createElement('button');
  button.type = 'submit';
  button.value = value;
  button.textContent = label;
  return button;
};

/** How a 3-D Secure challenge ended; `left` when the page moved on meanwhile. */
export type ChallengeEnd = 'passed' | 'failed' | 'left';

/**
 * Shows what a bank would: the 3-D Secure challenge, in a dialog above everything else. Closing
 * it fails it.
 */
export function askChallenge(
  payment: { amount: number; currency: string },
  leaving: AbortSignal,
): Promise<ChallengeEnd> {
  const dialog = document.createElement('dialog');
  const heading = document.createElement('h2');
  const text = document.createElement('p');
  const form = document.createElement('form');
  const sheet = new CSSStyleSheet();

  dialog.className = 'sandbox-challenge';
  dialog.setAttribute('aria-labelledby', 'sandbox-challenge-title');
  dialog.setAttribute('aria-describedby', 'sandbox-challenge-text');
  heading.id = 'sandbox-challenge-title';
  heading.textContent = '3D Secure 2 Test Page';
  text.id = 'sandbox-challenge-text';
  text.textContent = `The offline card provider stands in for your bank. Do you authenticate the payment of ${formatAmount(payment.amount, payment.currency)}? No money moves.`;
  form.method = 'dialog';
  form.append(
    createButton('Complete authentication', 'passed'),
    createButton('Fail authentication', 'failed'),
  );
  dialog.append(heading, text, form);
  sheet.replaceSync(challengeStyles);

  return new Promise((resolve) => {
    const leave = () => dialog.close('left');
    dialog.addEventListener(
      'close',
      () => {
        const { returnValue } = dialog;
        dialog.remove();
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
        leaving.removeEventListener('abort', leave);
        resolve(returnValue === 'passed' || returnValue === 'left' ? returnValue : 'failed');
      },
      { once: true },
    );
    leaving.addEventListener('abort', leave);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.body.append(dialog);
    dialog.showModal();
  });
}
