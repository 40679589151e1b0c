'use client';

import { type ReactNode, useId, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface StyleRegistryProps {
  children?: ReactNode;
}

/**
 * Sends the styles of the parts in it together with them, where a server renders pages with React 19:
 * React moves them into the head of the page. In a browser it does nothing. Stands once around
 * everything, and once more in each `Suspense` whose content is sent later than the page.
 */
export function StyleRegistry({ children }: StyleRegistryProps) {
  const [sheet] = useState(() => (typeof window === 'undefined' ? new ServerStyleSheet() : null));

  return (
    <StyleSheetManager {...(sheet && { sheet: sheet.instance })}>
      {children}
      <Styles sheet={sheet} />
    </StyleSheetManager>
  );
}

/** Rendered after all parts have said what they need. */
function Styles({ sheet }: { sheet: ServerStyleSheet | null }) {
  const id = useId();
  const rules = sheet?.instance.toString();
  if (!rules) return null;

  return (
    <style href={`market-${id}`} precedence="market">
      {rules}
    </style>
  );
}
