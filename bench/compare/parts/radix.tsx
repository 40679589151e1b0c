import '@radix-ui/themes/styles.css';
import {
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  Progress,
  RadioGroup,
  Select,
  Slider,
  Switch,
  Tabs,
  Text,
  TextField,
  Theme,
} from '@radix-ui/themes';
import type { Trial } from './Trial.ts';

export const trial: Trial = {
  Provider: ({ children }) => <Theme>{children}</Theme>,
  parts: {
    button: (probe) => <Button {...probe}>أ</Button>,
    'text field': (probe) => <TextField.Root aria-label="أ" {...probe} />,
    checkbox: (probe) => <Checkbox aria-label="أ" {...probe} />,
    switch: (probe) => <Switch aria-label="أ" {...probe} />,
    select: (probe) => (
      <Select.Root>
        <Select.Trigger aria-label="أ" {...probe} />
        <Select.Content>
          <Select.Item value="a">أ</Select.Item>
        </Select.Content>
      </Select.Root>
    ),
    'radio group': (probe) => (
      <RadioGroup.Root aria-label="أ" {...probe}>
        <RadioGroup.Item value="a">أ</RadioGroup.Item>
      </RadioGroup.Root>
    ),
    tabs: (probe) => (
      <Tabs.Root defaultValue="a" {...probe}>
        <Tabs.List>
          <Tabs.Trigger value="a">أ</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="a">أ</Tabs.Content>
      </Tabs.Root>
    ),
    slider: (probe) => <Slider defaultValue={[298, 900]} max={1000} aria-label="أ" {...probe} />,
    avatar: (probe) => <Avatar fallback="أ" {...probe} />,
    badge: (probe) => <Badge {...probe}>أ</Badge>,
    card: (probe) => <Card {...probe}>أ</Card>,
    progress: (probe) => <Progress value={40} aria-label="أ" {...probe} />,
  },
  fields: {
    text: (field) => <TextField.Root aria-label="Text" {...field} />,
    checkbox: (field) => (
      <Text as="label">
        <Checkbox {...(field as object)} /> Check
      </Text>
    ),
    select: (field) => (
      <Select.Root {...(field as object)}>
        <Select.Trigger aria-label="Select" />
        <Select.Content>
          <Select.Item value="a">A</Select.Item>
        </Select.Content>
      </Select.Root>
    ),
  },
};
