import '@fontsource-variable/figtree';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Screens', 'Journeys'] } },
  },
};

export default preview;
