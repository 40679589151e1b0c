export { MarketPage as default } from './MarketPage';
