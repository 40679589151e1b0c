import { themeScript, writeGlobalStyle } from '@market/ui/theme';
import type { ReactNode } from 'react';
import { Market } from './Market';

const brand = { color: '#0f766e' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <style dangerouslySetInnerHTML={{ __html: writeGlobalStyle({ brand }) }} />
      </head>
      <body>
        <Market>{children}</Market>
      </body>
    </html>
  );
}
