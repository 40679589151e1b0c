import { MarketProvider, StyleRegistry } from '@market/ui';
import * as ar from '@market/ui/texts/ar';
import { themeScript, writeGlobalStyle } from '@market/ui/theme';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

const brand = { color: '#0f766e' };

export default function Root() {
  return (
    <html lang="ar" dir="rtl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <style dangerouslySetInnerHTML={{ __html: writeGlobalStyle({ brand }) }} />
        <Meta />
        <Links />
      </head>
      <body>
        <StyleRegistry>
          <MarketProvider isPageStyled texts={ar} locale="ar-EG" direction="rtl">
            <Outlet />
          </MarketProvider>
        </StyleRegistry>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
