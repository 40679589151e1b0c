import '@mantine/core/styles.css';
import {
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  DirectionProvider,
  MantineProvider,
  NativeSelect,
  NumberInput,
  Pagination,
  Progress,
  Radio,
  RangeSlider,
  Rating,
  Stepper,
  Switch,
  Tabs,
  TextInput,
} from '@mantine/core';
import type { Trial } from './Trial.ts';

export const trial: Trial = {
  Provider: ({ children, language }) => (
    <DirectionProvider initialDirection={language ? 'rtl' : 'ltr'}>
      <MantineProvider>{children}</MantineProvider>
    </DirectionProvider>
  ),
  parts: {
    button: (probe) => <Button {...probe}>أ</Button>,
    'text field': (probe) => <TextInput label="أ" {...probe} />,
    'number field': (probe) => <NumberInput label="أ" {...probe} />,
    checkbox: (probe) => <Checkbox label="أ" {...probe} />,
    switch: (probe) => <Switch label="أ" {...probe} />,
    select: (probe) => <NativeSelect label="أ" data={['a', 'b']} {...probe} />,
    'radio group': (probe) => (
      <Radio.Group label="أ" {...probe}>
        <Radio value="a" label="أ" />
      </Radio.Group>
    ),
    tabs: (probe) => (
      <Tabs defaultValue="a" {...probe}>
        <Tabs.List>
          <Tabs.Tab value="a">أ</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">أ</Tabs.Panel>
      </Tabs>
    ),
    slider: (probe) => (
      <RangeSlider
        defaultValue={[298, 900]}
        max={1000}
        thumbFromLabel="أ"
        thumbToLabel="أ"
        {...probe}
      />
    ),
    rating: (probe) => <Rating {...probe} />,
    pagination: (probe) => <Pagination total={12} value={2} {...probe} />,
    avatar: (probe) => <Avatar {...probe}>أ</Avatar>,
    badge: (probe) => <Badge {...probe}>أ</Badge>,
    card: (probe) => <Card {...probe}>أ</Card>,
    breadcrumbs: (probe) => (
      <Breadcrumbs {...probe}>
        <a href="#a">أ</a>
      </Breadcrumbs>
    ),
    progress: (probe) => <Progress value={40} aria-label="أ" {...probe} />,
    steps: (probe) => (
      <Stepper active={0} {...probe}>
        <Stepper.Step label="أ" />
      </Stepper>
    ),
  },
  fields: {
    text: (field) => <TextInput label="Text" {...field} />,
    number: (field) => <NumberInput label="Number" {...(field as object)} />,
    checkbox: (field) => <Checkbox label="Check" {...field} />,
    select: (field) => (
      <NativeSelect
        label="Select"
        data={[
          { value: '', label: 'None' },
          { value: 'a', label: 'A' },
        ]}
        {...field}
      />
    ),
    rating: (field) => <Rating {...(field as object)} />,
  },
};
