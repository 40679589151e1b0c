import { useEffect } from 'react';

const question = 'Leave without saving? What you entered here will be lost.';

function isLeavingLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}

/** While there is unsaved work, asks before a link, a reload or closing the tab throws it away. */
export function useLeaveGuard(hasUnsavedWork: boolean) {
  useEffect(() => {
    if (!hasUnsavedWork) return undefined;

    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askOnLink = (event: MouseEvent) => {
      if (isLeavingLink(event) && !window.confirm(question)) {
        event.preventDefault();
        event.stopPropagation();
      }
    };

    window.addEventListener('beforeunload', askBrowser);
    // Ahead of the router, which listens further down.
    document.addEventListener('click', askOnLink, true);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askOnLink, true);
    };
  }, [hasUnsavedWork]);
}
