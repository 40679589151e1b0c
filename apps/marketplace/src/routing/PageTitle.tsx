import { use, useEffect } from 'react';
import { SiteName } from './SiteName.ts';
import { texts } from './texts.ts';

interface PageTitleProps {
  /** Defaults to the site's own name. */
  children?: string | undefined;
}

/**
 * Names the page in the browser's tab and history, and to search engines. React moves it into the
 * document's head. A screen renders one.
 */
export function PageTitle({ children }: PageTitleProps) {
  const site = use(SiteName);

  useEffect(() => {
    // The empty page that the site starts from has a title of its own.
    document.querySelector('title ~ title')?.remove();
  }, []);

  return <title>{children ? texts.page(children, site) : site}</title>;
}
