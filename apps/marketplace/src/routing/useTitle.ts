import { useEffect } from 'react';

/** The name of the site. */
export const siteName = 'Freelance services';

/** Names the page in the browser's tab and history. Nothing gives the site's own name. */
export function useTitle(title?: string) {
  useEffect(() => {
    document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title]);
}
