import { DayPicker } from 'react-day-picker';
import { useMarket } from '../../layout/MarketProvider/MarketContext.ts';
import { useTexts } from '../../texts/useTexts.ts';
import { CalendarFrame } from './DatePicker.styles.ts';
import { datePickerTexts } from './DatePicker.texts.ts';
import { toDate, toDay } from './days.ts';

interface CalendarProps {
  /** The chosen day as ISO 8601 text; empty for none. */
  day: string;
  min: string | undefined;
  max: string | undefined;
  today: string;
  isDayDisabled: ((day: string) => boolean) | undefined;
  onChoose: (day: string) => void;
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Some browsers know it as a property, some as a method. */
interface LocaleWithWeeks extends Intl.Locale {
  weekInfo?: { firstDay: number };
  getWeekInfo?: () => { firstDay: number };
}

/** On which day weeks begin; 0 is Sunday. Monday where the browser does not know. */
function findFirstWeekday(locale: string): Weekday {
  const known: LocaleWithWeeks = new Intl.Locale(locale);
  const { firstDay = 1 } = known.getWeekInfo?.() ?? known.weekInfo ?? {};
  return (firstDay % 7) as Weekday;
}

/** The days of a month, one of which can be chosen. The focus begins at the chosen day, or today. */
export function Calendar(props: CalendarProps) {
  const { day, min, max, isDayDisabled, onChoose } = props;
  const today = toDate(props.today);
  const { locale, direction } = useMarket();
  const texts = useTexts('DatePicker', datePickerTexts);
  const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { calendar: 'gregory', ...options }).format(date);
  const writeWhole = (date: Date) =>
    write(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const writeMonth = (date: Date) => write(date, { month: 'long', year: 'numeric' });
  const selected = day ? toDate(day) : undefined;

  return (
    <CalendarFrame>
      <DayPicker
        mode="single"
        // The calendar opens because it was asked for.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        dir={direction}
        today={today}
        selected={selected}
        defaultMonth={selected ?? (min ? laterOf(today, toDate(min)) : today)}
        {...(min && { startMonth: toDate(min) })}
        {...(max && { endMonth: toDate(max) })}
        weekStartsOn={findFirstWeekday(locale)}
        disabled={[
          ...(min ? [{ before: toDate(min) }] : []),
          ...(max ? [{ after: toDate(max) }] : []),
          (date: Date) => isDayDisabled?.(toDay(date)) ?? false,
        ]}
        formatters={{
          formatCaption: writeMonth,
          formatDay: (date) => new Intl.NumberFormat(locale).format(date.getDate()),
          formatWeekdayName: (date) => write(date, { weekday: 'narrow' }),
        }}
        labels={{
          labelGrid: writeMonth,
          labelNav: () => texts.calendar,
          labelPrevious: () => texts.previous,
          labelNext: () => texts.next,
          labelWeekday: (date) => write(date, { weekday: 'long' }),
          labelDayButton: (date, { today: isToday, selected: isSelected }) => {
            const whole = isSelected ? texts.selected(writeWhole(date)) : writeWhole(date);
            return isToday ? texts.today(whole) : whole;
          },
        }}
        onDayClick={(date, { disabled }) => {
          if (!disabled) onChoose(toDay(date));
        }}
      />
    </CalendarFrame>
  );
}

const laterOf = (one: Date, other: Date) => (one > other ? one : other);
