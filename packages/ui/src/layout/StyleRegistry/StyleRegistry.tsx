'use client';

import { type ReactNode, useId, useState } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

export interface StyleRegistryProps {
  /**
   * The framework's hook that puts HTML into the page before what is about to be sent. In Next's App
   * Router it is `useServerInsertedHTML` of `next/navigation`. By default React 19 itself puts the
   * styles into the head.
   */
  useServerInsertedHTML?: ((insert: () => ReactNode) => void) | undefined;
  children?: ReactNode;
}

/**
 * Sends the styles of the parts in it together with them, where a server streams pages. In a browser
 * it does nothing. Without a hook, what is sent later, because it stands in a `Suspense`, needs a
 * registry of its own in there.
 */
export function StyleRegistry({ useServerInsertedHTML, children }: StyleRegistryProps) {
  const [sheet] = useState(() => (typeof window === 'undefined' ? new ServerStyleSheet() : null));
  const insertByHook = useServerInsertedHTML ?? doNothing;

  insertByHook(() => {
    const styles = sheet?.getStyleElement();
    // What has been sent once need not be sent with the next piece of the page.
    sheet?.instance.clearTag();
    return styles;
  });

  return (
    <StyleSheetManager {...(sheet && { sheet: sheet.instance })}>
      {children}
      {!useServerInsertedHTML && <Styles sheet={sheet} />}
    </StyleSheetManager>
  );
}

const doNothing = () => {};

/** Rendered after all parts have said what they need. React moves it into the head of the page. */
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
