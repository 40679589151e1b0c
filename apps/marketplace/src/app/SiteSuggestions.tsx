import { type Suggestion, SuggestList } from '@market/ui';
import { useEffect, useState } from 'react';
import { marketApi } from '../backend/market.ts';
import { toExplorePath } from '../features/services/serviceFilter.ts';
import { useCategories } from '../features/services/useCategories.ts';
import { leaveScreen } from '../routing/leaveScreen.ts';
import { paths } from '../routing/paths.ts';
import { useNavigate } from '../routing/router.ts';
import { texts } from './SiteSuggestions.texts.ts';

const { suggestServices } = marketApi.endpoints;

/** How long, in milliseconds, nobody must type until it is asked what may be meant. */
const typingPause = 150;

/** Suggests words, services and categories below the search. Loaded when somebody comes to it. */
export function SiteSuggestions({ input }: { input: HTMLInputElement }) {
  const navigate = useNavigate();
  const { nameOf } = useCategories();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setAsked(typed), typingPause);
    return () => clearTimeout(pause);
  }, [typed]);

  // While the next ones are on their way, those before stay.
  const { data } = suggestServices.useQuery({ q: asked }, { skip: asked === '' });
  const found = typed === '' || asked === '' ? undefined : data;
  /** Where each leads that is no word. */
  const hrefs = new Map<string, string>();
  const toService = ({ _id, title, cover }: NonNullable<typeof data>['services'][number]) => {
    hrefs.set(`service ${_id}`, paths.service(_id));
    return { value: `service ${_id}`, label: title, picture: cover, group: texts.services };
  };
  const toCategory = (slug: string) => {
    hrefs.set(`category ${slug}`, toExplorePath({ category: slug }));
    return { value: `category ${slug}`, label: nameOf(slug), group: texts.categories };
  };
  const suggestions: Suggestion[] = found
    ? [
        ...found.terms.map((term) => ({ value: `term ${term}`, label: term })),
        ...found.categories.map(toCategory),
        ...found.services.map(toService),
      ]
    : [];

  const choose = ({ value, label }: Suggestion, field: HTMLInputElement) => {
    const href = hrefs.get(value);
    field.value = href === undefined ? label : '';
    if (href === undefined) field.form?.requestSubmit();
    else leaveScreen(() => void navigate(href));
  };

  return (
    <SuggestList input={input} suggestions={suggestions} onType={setTyped} onChoose={choose} />
  );
}
