import '@fontsource-variable/figtree';
import {
  type Brand,
  MarketContext,
  MarketProvider,
  ToastProvider,
  tokens,
  useMarket,
} from '@market/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import type { PreparedStory } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import { type ComponentProps, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { readBrand } from './brands.ts';
import * as ar from '../packages/ui/src/texts/ar.ts';
import * as de from '../packages/ui/src/texts/de.ts';
import * as hi from '../packages/ui/src/texts/hi.ts';
import * as ne from '../packages/ui/src/texts/ne.ts';

/** In milliseconds. What a story waits for comes sooner, but a busy machine takes many times as long. */
configure({ asyncUtilTimeout: 30_000 });

/** What parts say and how they write figures, by the language of the toolbar. */
const languages = {
  en: {},
  ar: { locale: 'ar', texts: ar },
  de: { locale: 'de-DE', texts: de },
  hi: { locale: 'hi-IN', texts: hi },
  ne: { locale: 'ne-NP', texts: ne },
};

type Language = keyof typeof languages;

interface WorldProps {
  brand: Brand;
  theme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  language: Language;
  /** Whether the story is a page of its own, without a margin. */
  isPage: boolean;
  children: ReactNode;
}

/** A story alone on its page: the page itself has the theme and the direction. */
function StoryWorld({ theme, brand, direction, language, isPage, children }: WorldProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.body.style.padding = isPage ? '0' : '1rem';
  }, [theme, isPage]);

  return (
    <MarketProvider brand={brand} direction={direction} {...languages[language]}>
      <ToastProvider>{children}</ToastProvider>
    </MarketProvider>
  );
}

/** One of several stories on a page of documentation, with its own theme and direction. */
function DocumentedWorld({ theme, brand, direction, language, isPage, children }: WorldProps) {
  const market = useMarket();

  return (
    <MarketProvider brand={brand}>
      <MarketContext.Provider value={{ ...market, direction, ...languages[language] }}>
        <ToastProvider>
          <div
            data-theme={theme}
            dir={direction}
            style={{
              padding: isPage ? 0 : '1.5rem',
              background: tokens.color.paper,
              color: tokens.color.ink,
            }}
          >
            {children}
          </div>
        </ToastProvider>
      </MarketContext.Provider>
    </MarketProvider>
  );
}

/** The theme of the page of documentation around a story in a frame. */
function readThemeAround() {
  if (window.parent === window) return undefined;
  try {
    const { theme } = window.parent.document.documentElement.dataset;
    return theme === 'light' || theme === 'dark' ? theme : undefined;
  } catch {
    // Another site's page shows this Storybook.
    return undefined;
  }
}

/** Wraps a story in the providers that every part expects; theme, brand and language come from the toolbar. */
const withWorld: Decorator = (Story, context) => {
  const { globals, storyGlobals, parameters, viewMode, title } = context;
  const World = viewMode === 'docs' ? DocumentedWorld : StoryWorld;

  return (
    <World
      theme={storyGlobals['theme'] ?? readThemeAround() ?? globals['theme']}
      brand={readBrand(globals)}
      direction={globals['direction']}
      language={globals['language']}
      isPage={parameters['layout'] === 'fullscreen' || /^(Screens|Journeys)\b/.test(title)}
    >
      <Story />
    </World>
  );
};

/** Loaded lazily: tests show no documentation. */
const ThemedDocs = lazy(async () => ({
  default: (await import('./ThemedDocs.tsx')).ThemedDocs,
}));

const LazyPartPage = lazy(async () => ({ default: (await import('./PartPage.tsx')).PartPage }));

const PartPage = () => (
  <Suspense>
    <LazyPartPage />
  </Suspense>
);

const DocsPage = (props: ComponentProps<typeof ThemedDocs>) => (
  <Suspense>
    <ThemedDocs {...props} />
  </Suspense>
);

/** Whether a story looks right on a page of documentation, where it neither plays nor has its own window. */
const isItselfOnAPage = ({ name, storyGlobals }: PreparedStory) =>
  !/^By (Pointer|Keyboard)$/.test(name) && !('viewport' in storyGlobals);

/** Code to copy: the part itself instead of a wrapper that keeps its state, and no inlined pictures. */
const writeSource = (code: string, { title }: { title: string }) =>
  code
    .replaceAll(/(?<=<\/?)\w+(?:OnPage|InForm)\b/g, title.split('/').at(-1) ?? '')
    .replaceAll(/data:image\/[^"'`\s]+/g, '/pictures/logo.webp');

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withWorld],
  // Parts that measure themselves do so before the provider has set the direction.
  beforeEach: ({ globals, viewMode }) => {
    if (viewMode !== 'docs') document.documentElement.dir = globals['direction'];
  },
  loaders: [() => document.fonts.load('400 1rem "Figtree Variable"').then(() => ({}))],
  initialGlobals: {
    theme: 'light',
    brand: 'market',
    density: 'comfortable',
    direction: 'ltr',
    language: 'en',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    brand: {
      description: 'Brand: its colour, rounding and font',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'market', title: 'Market' },
          { value: 'teahouse', title: 'Teahouse' },
          { value: 'bank', title: 'Bank' },
          { value: 'playground', title: 'Playground' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'collapse',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    language: {
      description: 'Language of what parts say by themselves',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ar', title: 'العربية' },
          { value: 'de', title: 'Deutsch' },
          { value: 'hi', title: 'हिन्दी' },
          { value: 'ne', title: 'नेपाली' },
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
    a11y: {
      // In the pseudo-language a label never holds the words beside it: each has brackets of its own.
      // A review of pictures looks at nothing else.
      test: ['pseudo', 'pictures', 'slow'].includes(import.meta.env.MODE) ? 'off' : 'error',
      options: {
        rules: { 'target-size': { enabled: true } },
        // Nobody reads what passed in a test.
        ...(import.meta.env['VITEST'] && { resultTypes: ['violations'] }),
      },
    },
    controls: { expanded: true },
    docs: {
      container: DocsPage,
      page: PartPage,
      canvas: { layout: 'fullscreen' },
      source: { transform: writeSource },
      stories: { filter: isItselfOnAPage },
    },
    viewport: {
      options: {
        phone320: { name: 'Phone, 320 px', styles: { width: '320px', height: '640px' } },
        phone390: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820 px', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1280 px', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Guides',
          'Inputs',
          'Navigation',
          'Feedback',
          'Data',
          'Layout',
          'Market',
          'Screens',
          'Journeys',
          'API',
        ],
      },
    },
  },
};

export default preview;
