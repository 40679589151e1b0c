'use client';

import { MarketProvider, StyleRegistry } from '@market/ui';
import { useServerInsertedHTML } from 'next/navigation';
import type { ReactNode } from 'react';

export const Market = ({ children }: { children: ReactNode }) => (
  <StyleRegistry useServerInsertedHTML={useServerInsertedHTML}>
    <MarketProvider isPageStyled>{children}</MarketProvider>
  </StyleRegistry>
);
