import {
  Avatar,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Chip,
  createTheme,
  FormControlLabel,
  LinearProgress,
  Link,
  NativeSelect,
  Pagination,
  Radio,
  RadioGroup,
  Rating,
  Slider,
  Step,
  StepLabel,
  Stepper,
  Switch,
  Tab,
  Tabs,
  TextField,
  ThemeProvider,
} from '@mui/material';
import { arEG } from '@mui/material/locale';
import type { Trial } from './Trial.ts';

const options = ['a', 'b'].map((value) => (
  <option key={value} value={value}>
    {value}
  </option>
));

export const trial: Trial = {
  Provider: ({ children, language }) => (
    <ThemeProvider theme={language ? createTheme({ direction: 'rtl' }, arEG) : createTheme()}>
      {children}
    </ThemeProvider>
  ),
  parts: {
    button: (probe) => <Button {...probe}>أ</Button>,
    'text field': (probe) => <TextField label="أ" {...probe} />,
    checkbox: (probe) => <FormControlLabel label="أ" control={<Checkbox {...probe} />} />,
    switch: (probe) => <FormControlLabel label="أ" control={<Switch {...probe} />} />,
    select: (probe) => (
      <NativeSelect inputProps={{ 'aria-label': 'أ' }} {...probe}>
        {options}
      </NativeSelect>
    ),
    'radio group': (probe) => (
      <RadioGroup aria-label="أ" {...probe}>
        <FormControlLabel label="أ" value="a" control={<Radio />} />
      </RadioGroup>
    ),
    tabs: (probe) => (
      <Tabs value={0} aria-label="أ" {...probe}>
        <Tab label="أ" />
      </Tabs>
    ),
    slider: (probe) => (
      <Slider defaultValue={[298, 900]} max={1000} getAriaLabel={() => 'أ'} {...probe} />
    ),
    rating: (probe) => <Rating {...probe} />,
    pagination: (probe) => <Pagination count={12} page={2} {...probe} />,
    avatar: (probe) => <Avatar {...probe}>أ</Avatar>,
    badge: (probe) => <Chip label="أ" {...probe} />,
    card: (probe) => <Card {...probe}>أ</Card>,
    breadcrumbs: (probe) => (
      <Breadcrumbs aria-label="أ" {...probe}>
        <Link href="#">أ</Link>
      </Breadcrumbs>
    ),
    progress: (probe) => (
      <LinearProgress variant="determinate" value={40} aria-label="أ" {...probe} />
    ),
    steps: (probe) => (
      <Stepper activeStep={0} {...probe}>
        <Step>
          <StepLabel>أ</StepLabel>
        </Step>
      </Stepper>
    ),
  },
  fields: {
    text: (field) => <TextField label="Text" {...field} />,
    checkbox: (field) => <FormControlLabel label="Check" control={<Checkbox {...field} />} />,
    select: (field) => (
      <NativeSelect inputProps={{ 'aria-label': 'Select' }} defaultValue="" {...field}>
        <option value="">None</option>
        {options}
      </NativeSelect>
    ),
    rating: (field) => <Rating {...(field as object)} />,
  },
};
