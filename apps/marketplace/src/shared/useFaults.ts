import { useEffect, useRef, useState } from 'react';
import { type QueryFailure, toMessage } from '../backend/failure.ts';
import { showToast } from './toasts.ts';

/** What is wrong with each field, according to the server. */
export type Faults<Name extends string> = Partial<Record<Name, string>>;

/** The server names fields by their paths: `images.0` is about `images`. */
function readFaults<Name extends string>(failure: QueryFailure, names: readonly Name[]) {
  const fields = ('kind' in failure && failure.kind !== 'malformedAnswer' && failure.fields) || {};
  const faults: Faults<Name> = {};
  const others: string[] = [];
  for (const [path, message] of Object.entries(fields)) {
    const name = names.find((each) => each === path.split('.')[0]);
    if (name) faults[name] ??= message;
    else others.push(message);
  }
  return { faults, others };
}

/**
 * Says why the server refused a form: faults of a field appear only there, the rest is a toast. The
 * focus goes to the first wrong field.
 *
 * @param names The fields that can show their faults.
 */
export function useFaults<Name extends string>(names: readonly Name[]) {
  const [faults, setFaults] = useState<Faults<Name>>({});
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // A group is wrong as a whole, and takes the focus in its first input.
    (wrong?.querySelector('input') ?? wrong)?.focus();
  }, [faults]);

  return {
    faults,
    /** Belongs to the form. */
    form,
    /** Says what is wrong with fields. */
    show: setFaults,

    /** Says why the server refused it. */
    tell(failure: QueryFailure) {
      const found = readFaults(failure, names);
      setFaults(found.faults);
      const isAtFields = Object.keys(found.faults).length > 0;
      const message = isAtFields ? found.others.join(' ') : toMessage(failure);
      if (message) showToast({ kind: 'error', message });
    },
  };
}
