import { ConfirmDialog } from '@market/ui';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from './router.ts';
import { guardScreen, type WayOut } from './leaveScreen.ts';
import { texts } from './useUnsavedWork.texts.ts';

/** The address within the site that a click leads to, if it leaves this screen. */
function findLinkedPath(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || event.button !== 0) return undefined;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const isWayOut = link.origin === location.origin && link.pathname !== location.pathname;
  return isWayOut ? link.pathname + link.search : undefined;
}

/**
 * Asks before somebody leaves a screen with unsaved work: by a link, by going back, by closing the
 * page, or by `leaveScreen`.
 *
 * @param onDone Called when there is nothing left to ask about: the work was saved or given up.
 * @returns the question, to be rendered, and a function that lets everything through from now on.
 */
export function useUnsavedWork(isDirty: boolean, onDone: () => void) {
  const navigate = useNavigate();
  const [wayOut, setWayOut] = useState<WayOut>();
  const isReleased = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const guarding = new AbortController();
    const here = { state: history.state as unknown, address: location.href };

    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    const askOnLink = (event: MouseEvent) => {
      const path = findLinkedPath(event);
      if (!path || isReleased.current) return;
      event.preventDefault();
      event.stopPropagation();
      setWayOut(() => () => void navigate(path));
    };
    const askOnHistory = (event: PopStateEvent) => {
      if (isReleased.current || location.href === here.address) return;
      event.stopImmediatePropagation();
      // Restores the screen's entry, on top of the intended one.
      history.pushState(here.state, '', here.address);
      setWayOut(() => () => history.back());
    };

    const letGo = guardScreen((way) => {
      if (isReleased.current) way();
      else setWayOut(() => way);
    });
    // In the capture phase, before the router, which never sees what is held back.
    const options = { capture: true, signal: guarding.signal };
    window.addEventListener('beforeunload', askBrowser, options);
    document.addEventListener('click', askOnLink, options);
    window.addEventListener('popstate', askOnHistory, options);
    return () => {
      letGo();
      guarding.abort();
    };
  }, [isDirty, navigate]);

  const release = () => {
    isReleased.current = true;
    onDone();
  };
  const leave = () => {
    release();
    setWayOut(undefined);
    wayOut?.();
  };

  const question = (
    <ConfirmDialog
      isOpen={wayOut !== undefined}
      title={texts.title}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      isDangerous
      onConfirm={leave}
      onClose={() => setWayOut(undefined)}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  );

  return { question, release };
}
