import { Avatar } from '@base-ui/react/avatar';
import { Checkbox } from '@base-ui/react/checkbox';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Field } from '@base-ui/react/field';
import { NumberField } from '@base-ui/react/number-field';
import { Progress } from '@base-ui/react/progress';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { Select } from '@base-ui/react/select';
import { Slider } from '@base-ui/react/slider';
import { Switch } from '@base-ui/react/switch';
import { Tabs } from '@base-ui/react/tabs';
import type { Trial } from './Trial.ts';

export const trial: Trial = {
  Provider: ({ children, language }) => (
    <DirectionProvider direction={language ? 'rtl' : 'ltr'}>{children}</DirectionProvider>
  ),
  parts: {
    'text field': (probe) => (
      <Field.Root>
        <Field.Label>أ</Field.Label>
        <Field.Control {...probe} />
      </Field.Root>
    ),
    'number field': (probe) => (
      <NumberField.Root {...probe}>
        <NumberField.Group>
          <NumberField.Decrement>-</NumberField.Decrement>
          <NumberField.Input aria-label="أ" />
          <NumberField.Increment>+</NumberField.Increment>
        </NumberField.Group>
      </NumberField.Root>
    ),
    checkbox: (probe) => <Checkbox.Root aria-label="أ" {...probe} />,
    switch: (probe) => <Switch.Root aria-label="أ" {...probe} />,
    select: (probe) => (
      <Select.Root>
        <Select.Trigger aria-label="أ" {...probe}>
          <Select.Value />
        </Select.Trigger>
      </Select.Root>
    ),
    'radio group': (probe) => (
      <RadioGroup aria-label="أ" {...probe}>
        <Radio.Root value="a" aria-label="أ" />
      </RadioGroup>
    ),
    tabs: (probe) => (
      <Tabs.Root defaultValue="a" {...probe}>
        <Tabs.List>
          <Tabs.Tab value="a">أ</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="a">أ</Tabs.Panel>
      </Tabs.Root>
    ),
    slider: (probe) => (
      <Slider.Root defaultValue={[298, 900]} max={1000} {...probe}>
        <Slider.Control>
          <Slider.Track>
            <Slider.Thumb index={0} getAriaLabel={() => 'أ'} />
            <Slider.Thumb index={1} getAriaLabel={() => 'أ'} />
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    ),
    avatar: (probe) => (
      <Avatar.Root {...probe}>
        <Avatar.Fallback>أ</Avatar.Fallback>
      </Avatar.Root>
    ),
    progress: (probe) => (
      <Progress.Root value={40} aria-label="أ" {...probe}>
        <Progress.Track />
      </Progress.Root>
    ),
  },
  fields: {
    text: (field) => (
      <Field.Root>
        <Field.Label>Text</Field.Label>
        <Field.Control {...field} />
      </Field.Root>
    ),
    number: (field) => (
      <NumberField.Root {...(field as object)}>
        <NumberField.Input aria-label="Number" />
      </NumberField.Root>
    ),
    checkbox: (field) => <Checkbox.Root aria-label="Check" {...(field as object)} />,
    select: (field) => (
      <Select.Root {...(field as object)}>
        <Select.Trigger aria-label="Select">
          <Select.Value />
        </Select.Trigger>
        <Select.Portal>
          <Select.Positioner>
            <Select.Popup>
              <Select.Item value="a">A</Select.Item>
            </Select.Popup>
          </Select.Positioner>
        </Select.Portal>
      </Select.Root>
    ),
  },
};
