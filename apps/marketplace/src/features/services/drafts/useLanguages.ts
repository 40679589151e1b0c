import { useMarket } from '@market/ui';

/** The languages in which most people work, by their tags. */
const usual =
  'af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky lo lt lv mai mg mk ml mn mr ms my nb ne nl om or pa pl ps pt ro ru rw sd si sk sl so sq sr sv sw ta te tg th ti tk tr ug uk ur uz vi wo xh yo zh zu'.split(
    ' ',
  );

/**
 * The languages that can be chosen, by their names in the language of the page, in its alphabet's order.
 *
 * @param chosen Is among them, whatever it is.
 */
export function useLanguages(chosen: readonly string[]) {
  const { locale } = useMarket();
  const names = new Intl.DisplayNames([locale], { type: 'language' });

  return [...new Set([...usual, ...chosen])]
    .map((value) => ({ value, label: nameOf(value, names) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}

/** What an older draft may hold is not always a tag: it is shown as it was written. */
function nameOf(tag: string, names: Intl.DisplayNames) {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
