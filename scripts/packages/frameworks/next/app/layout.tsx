import { MarketProvider, StyleRegistry } from '@market/ui';
import { themeScript, writeGlobalStyle } from '@market/ui/theme';
import type { ReactNode } from 'react';

const brand = { color: '#0f766e' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <style dangerouslySetInnerHTML={{ __html: writeGlobalStyle({ brand }) }} />
      </head>
      <body>
        <StyleRegistry>
          <MarketProvider isPageStyled>{children}</MarketProvider>
        </StyleRegistry>
      </body>
    </html>
  );
}
