import { MarketProvider } from '@market/ui';
import { MarketPage } from './MarketPage';

export const App = () => (
  <MarketProvider isPageStyled>
    <MarketPage />
  </MarketProvider>
);
