/** Reads the texts of a form by the names of its fields. Missing ones are empty. */
export function readForm<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  const entries = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const value = entries.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as Record<Name, string>;
}
