import '@fontsource-variable/figtree';
import { MarketProvider, ToastProvider } from '@market/ui';
import type { Decorator, Preview } from '@storybook/react-vite';

/** Puts a story into the world that every part stands in; the toolbar chooses what kind of world. */
const withMarketProvider: Decorator = (Story, { globals }) => (
  <MarketProvider theme={globals['theme']} direction={globals['direction']}>
    <ToastProvider>
      <Story />
    </ToastProvider>
  </MarketProvider>
);

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withMarketProvider],
  loaders: [() => document.fonts.load('400 1rem "Figtree Variable"').then(() => ({}))],
  initialGlobals: { theme: 'light', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
      },
    },
    direction: {
      description: 'Direction of the text',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    viewport: {
      options: {
        phone320: { name: 'Phone, 320 px', styles: { width: '320px', height: '640px' } },
        phone390: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820 px', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: { storySort: { order: ['Foundations', 'Components', 'Screens', 'Journeys'] } },
  },
};

export default preview;
