import { ConfirmDialog } from '@market/ui';
import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

/**
 * Asks before somebody leaves a screen with work on it that has not been saved, by a link, by
 * going back or by closing the page.
 *
 * @returns the question, to be rendered, and a function that lets everything through from now on.
 */
export function useUnsavedWork(isDirty: boolean) {
  const isSaved = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const question = (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      <p>What you have changed here has not been saved yet.</p>
    </ConfirmDialog>
  );

  return {
    question,
    release() {
      isSaved.current = true;
    },
  };
}
