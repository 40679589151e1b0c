/** The forms of a word by how many there are; what a language does not tell apart is left out. */
export type PluralForms<Form> = Partial<Record<Intl.LDMLPluralRule, Form>> & { other: Form };

/** Chooses the form of a word by how many there are, as a language does. English does it by hand. */
export function pluralIn(language: string) {
  let rules: Intl.PluralRules | undefined;

  return <Form>(count: number, forms: PluralForms<Form>): Form => {
    rules ??= new Intl.PluralRules(language);
    return forms[rules.select(count)] ?? forms.other;
  };
}
