import {
  Breadcrumb,
  Breadcrumbs,
  Button,
  Checkbox,
  Group,
  I18nProvider,
  Input,
  Label,
  Link,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  ProgressBar,
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Slider,
  SliderThumb,
  SliderTrack,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextField,
} from 'react-aria-components';
import type { Trial } from './Trial.ts';

export const trial: Trial = {
  Provider: ({ children, language }) => (
    <I18nProvider locale={language ?? 'en-GB'}>{children}</I18nProvider>
  ),
  parts: {
    button: (probe) => <Button {...(probe as object)}>أ</Button>,
    'text field': (probe) => (
      <TextField {...(probe as object)}>
        <Label>أ</Label>
        <Input />
      </TextField>
    ),
    'number field': (probe) => (
      <NumberField {...(probe as object)}>
        <Label>أ</Label>
        <Group>
          <Button slot="decrement">-</Button>
          <Input />
          <Button slot="increment">+</Button>
        </Group>
      </NumberField>
    ),
    checkbox: (probe) => <Checkbox {...(probe as object)}>أ</Checkbox>,
    switch: (probe) => <Switch {...(probe as object)}>أ</Switch>,
    select: (probe) => (
      <Select {...(probe as object)}>
        <Label>أ</Label>
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox>
            <ListBoxItem id="a">أ</ListBoxItem>
          </ListBox>
        </Popover>
      </Select>
    ),
    'radio group': (probe) => (
      <RadioGroup {...(probe as object)}>
        <Label>أ</Label>
        <Radio value="a">أ</Radio>
      </RadioGroup>
    ),
    tabs: (probe) => (
      <Tabs {...(probe as object)}>
        <TabList aria-label="أ">
          <Tab id="a">أ</Tab>
        </TabList>
        <TabPanel id="a">أ</TabPanel>
      </Tabs>
    ),
    slider: (probe) => (
      <Slider defaultValue={[298, 900]} maxValue={1000} {...(probe as object)}>
        <Label>أ</Label>
        <SliderTrack>
          <SliderThumb index={0} aria-label="أ" />
          <SliderThumb index={1} aria-label="أ" />
        </SliderTrack>
      </Slider>
    ),
    breadcrumbs: (probe) => (
      <Breadcrumbs {...(probe as object)}>
        <Breadcrumb>
          <Link href="#a">أ</Link>
        </Breadcrumb>
      </Breadcrumbs>
    ),
    progress: (probe) => (
      <ProgressBar value={40} {...(probe as object)}>
        <Label>أ</Label>
      </ProgressBar>
    ),
  },
  fields: {
    text: (field) => (
      <TextField {...(field as object)}>
        <Label>Text</Label>
        <Input />
      </TextField>
    ),
    number: (field) => (
      <NumberField {...(field as object)}>
        <Label>Number</Label>
        <Input />
      </NumberField>
    ),
    checkbox: (field) => <Checkbox {...(field as object)}>Check</Checkbox>,
    select: (field) => (
      <Select {...(field as object)}>
        <Label>Select</Label>
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox>
            <ListBoxItem id="a">A</ListBoxItem>
          </ListBox>
        </Popover>
      </Select>
    ),
  },
};
