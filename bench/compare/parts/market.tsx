import {
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  CheckoutSteps,
  MarketProvider,
  NumberField,
  Pagination,
  PriceSlider,
  ProgressBar,
  RadioGroup,
  RatingInput,
  Select,
  Switch,
  Tabs,
  TextField,
} from '@market/ui';
import * as ar from '@market/ui/texts/ar';
import type { Trial } from './Trial.ts';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

export const trial: Trial = {
  Provider: ({ children, language }) =>
    language ? (
      <MarketProvider texts={ar} locale="ar" direction="rtl">
        {children}
      </MarketProvider>
    ) : (
      <MarketProvider>{children}</MarketProvider>
    ),
  parts: {
    button: (probe) => <Button {...probe}>أ</Button>,
    'text field': (probe) => <TextField label="أ" {...probe} />,
    'number field': (probe) => <NumberField label="أ" {...probe} />,
    checkbox: (probe) => <Checkbox label="أ" {...probe} />,
    switch: (probe) => <Switch label="أ" {...probe} />,
    select: (probe) => <Select label="أ" options={options} {...probe} />,
    'radio group': (probe) => <RadioGroup label="أ" name="radio" options={options} {...probe} />,
    tabs: (probe) => <Tabs label="أ" tabs={[{ id: 'a', label: 'أ', content: 'أ' }]} {...probe} />,
    slider: (probe) => <PriceSlider defaultValue={{ minimum: 298, maximum: 900 }} {...probe} />,
    rating: (probe) => <RatingInput label="أ" {...probe} />,
    pagination: (probe) => <Pagination page={2} pageSize={8} total={96} {...probe} />,
    avatar: (probe) => <Avatar name="أ" {...probe} />,
    badge: (probe) => <Badge {...probe}>أ</Badge>,
    card: (probe) => <Card {...probe}>أ</Card>,
    breadcrumbs: (probe) => <Breadcrumbs items={[{ label: 'أ', href: '#' }]} {...probe} />,
    progress: (probe) => <ProgressBar label="أ" value={40} {...probe} />,
    steps: (probe) => <CheckoutSteps current={1} hrefs={['#', undefined, undefined]} {...probe} />,
  },
  fields: {
    text: (field) => <TextField label="Text" {...field} />,
    number: (field) => <NumberField label="Number" {...field} />,
    checkbox: (field) => <Checkbox label="Check" {...field} />,
    select: (field) => <Select label="Select" placeholder="None" options={options} {...field} />,
    rating: (field) => <RatingInput label="Rating" {...field} />,
  },
};
