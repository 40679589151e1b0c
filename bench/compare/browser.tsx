import axe from 'axe-core';
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { Probe, Trial } from './parts/Trial.ts';

let root: Root | undefined;

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

async function show(content: ReactNode) {
  root?.unmount();
  root = createRoot(document.getElementById('root') as HTMLElement);
  const { render } = root;
  flushSync(() => render.call(root, content));
  await settle();
}

/** What of a probe does not reach the page, by part. */
async function findLost({ Provider, parts }: Trial) {
  const lost: Record<string, string[]> = {};
  for (const [name, renderPart] of Object.entries(parts)) {
    let given: unknown;
    const probe: Probe = {
      ref: (element) => {
        given = element ?? given;
      },
      id: 'probe',
      className: 'probe',
      style: { outlineOffset: '3px' },
      'data-probe': 'probe',
      'aria-describedby': 'description',
    };
    await show(createElement(Provider, null, renderPart(probe)));
    const found = {
      ref: given instanceof HTMLElement,
      id: document.querySelector('#root #probe'),
      className: document.querySelector('#root .probe'),
      style: [...document.querySelectorAll<HTMLElement>('#root [style]')].some(
        ({ style }) => style.outlineOffset === '3px',
      ),
      'data-probe': document.querySelector('#root [data-probe=probe]'),
      'aria-describedby': document.querySelector('#root [aria-describedby~=description]'),
    };
    const missing = Object.entries(found).flatMap(([what, is]) => (is ? [] : [what]));
    if (missing.length > 0) lost[name] = missing;
  }
  return lost;
}

const toPage = ({ Provider, parts }: Trial, language?: string) =>
  createElement(
    Provider,
    { language } as never,
    ...Object.entries(parts).map(([name, renderPart]) =>
      createElement(Fragment, { key: name }, renderPart({})),
    ),
  );

const attributes = [
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'aria-valuetext',
  'aria-roledescription',
];

/** Words in Latin letters on a page on which a program has written none. */
async function findForeignWords(trial: Trial) {
  await show(toPage(trial, 'ar-EG'));
  const texts = [...document.querySelectorAll('#root *:not(style)')].flatMap((element) => [
    ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => node.textContent ?? ''),
  ]);
  return [...new Set(texts.filter((text) => /[A-Za-z]{2}/.test(text.replace(/Rs\.|INR/g, ''))))];
}

async function findBrokenRules(trial: Trial) {
  await show(toPage(trial));
  const { violations } = await axe.run('#root', {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
  });
  return violations.map(({ id }) => id);
}

function Form({ renderField }: { renderField: Trial['fields'][string] }): ReactElement {
  const { register, handleSubmit } = useForm();
  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => {
        Object.assign(globalThis, { sent: values });
      })}
    >
      {renderField(register('field', { required: true }))}
      <button type="submit">Send</button>
    </form>
  );
}

export function expose(trial: Trial) {
  Object.assign(globalThis, {
    findLost: () => findLost(trial),
    findForeignWords: () => findForeignWords(trial),
    findBrokenRules: () => findBrokenRules(trial),
    partNames: Object.keys(trial.parts),
    fieldNames: Object.keys(trial.fields),
    showField: async (name: string) => {
      Object.assign(globalThis, { sent: undefined });
      const renderField = trial.fields[name] as Trial['fields'][string];
      await show(createElement(trial.Provider, null, <Form renderField={renderField} />));
    },
  });
}
