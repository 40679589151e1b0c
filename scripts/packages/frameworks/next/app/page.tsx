import { Notice, StatTile, StatTiles } from '@market/ui';
import { formatPrice } from '@market/ui/formatting';
import { MarketPage } from './MarketPage';

/** A server component: what it renders needs no code in the browser of its own. */
export default function Page() {
  return (
    <>
      <Notice>Rendered on the server.</Notice>
      <StatTiles>
        <StatTile label="Earned" value={formatPrice(184250)} />
      </StatTiles>
      <MarketPage />
    </>
  );
}
