'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../data/Icon/Icon.tsx';
import { Popover } from '../../feedback/Popover/Popover.tsx';
import { useTexts } from '../../texts/useTexts.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { ControlFrame, FrameButton } from '../Field/Field.styles.ts';
import { Calendar } from './Calendar.tsx';
import { toDay } from './days.ts';
import { DateInput } from './DatePicker.styles.ts';
import { datePickerTexts } from './DatePicker.texts.ts';

export interface DatePickerProps
  extends
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'children' | 'defaultValue' | 'list' | 'max' | 'min' | 'step' | 'type' | 'value'
    >,
    FieldProps {
  /** A day as ISO 8601 text, such as `2026-11-18`; empty for none. */
  value?: string | undefined;
  /** The same at first, where nobody controls it. Defaults to none. */
  defaultValue?: string | undefined;
  /** Called with the day; the empty text for none, or one that is not finished. */
  onValueChange?: ((day: string) => void) | undefined;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** The day that is marked as today. Defaults to the reader's. */
  today?: string | undefined;
  /** Whether a day between them cannot be chosen. A form has to check it, too: it may be typed. */
  isDayDisabled?: ((day: string) => boolean) | undefined;
}

const setNativeValue = (input: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  // React, and libraries for forms, hear of it as of something typed.
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

/**
 * A day, typed into the browser's own field or chosen from a calendar that speaks the page's
 * language and begins its weeks as the locale does.
 */
export const DatePicker = forwardRef<HTMLInputElement, DatePickerProps>(
  function DatePicker(props, ref) {
    const { label, hint, error, isLabelHidden, id, onChange, onValueChange, ...others } = props;
    const { isDayDisabled, today, ...inputProps } = others;
    const texts = useTexts('DatePicker', datePickerTexts);
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);
    const [openedOn, setOpenedOn] = useState<string>();

    return (
      <Field
        id={id}
        label={label}
        hint={hint}
        error={error}
        isLabelHidden={isLabelHidden}
        describedBy={inputProps['aria-describedby']}
      >
        {(control) => (
          <ControlFrame>
            <DateInput
              {...inputProps}
              {...control}
              ref={input}
              type="date"
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(event.target.value);
              }}
            />
            <Popover
              label={texts.calendar}
              onOpenChange={(isOpen) =>
                setOpenedOn(isOpen ? (today ?? toDay(new Date())) : undefined)
              }
              trigger={
                <FrameButton type="button" aria-label={texts.open} disabled={inputProps.disabled}>
                  <Icon of={CalendarDays} />
                </FrameButton>
              }
            >
              {(close) =>
                openedOn !== undefined && (
                  <Calendar
                    day={input.current?.value ?? ''}
                    min={inputProps.min}
                    max={inputProps.max}
                    today={openedOn}
                    isDayDisabled={isDayDisabled}
                    onChoose={(day) => {
                      if (input.current) setNativeValue(input.current, day);
                      close();
                    }}
                  />
                )
              }
            </Popover>
          </ControlFrame>
        )}
      </Field>
    );
  },
);
