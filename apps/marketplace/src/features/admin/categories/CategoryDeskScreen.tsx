import type { DeskCategory } from '@market/api/contract';
import { Badge, Checkbox, EmptyState, Select, Skeleton, Stack, TextField } from '@market/ui';
import { useState } from 'react';
import {
  useAddCategoryMutation,
  useListDeskCategoriesQuery,
  useSaveCategoryMutation,
} from '../../../backend/adminMarket.ts';
import { adminPaths } from '../adminPaths.ts';
import { ChangeForm } from '../ChangeForm.tsx';
import { ChangeRow } from '../ChangeRow.tsx';
import { Together } from '../Desk.styles.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { Entries, Entry } from '../people/People.styles.ts';
import { type Named, NameFields } from './NameFields.tsx';
import { texts } from './texts.ts';
import { toSlug } from './toSlug.ts';

/** The kinds of services, as an owner adds, names, orders and retires them. */
export function CategoryDeskScreen() {
  const list = useListDeskCategoriesQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <DeskLayout area={adminPaths.categories} title={texts.title} text={texts.text}>
      <DeskView
        query={list}
        loading={<Skeleton height="24rem" radius="12px" aria-hidden />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {({ categories, version }) => (
          <Stack>
            {categories.length === 0 && (
              <EmptyState title={texts.none.title} text={texts.none.text} />
            )}
            <Entries>
              {categories.map((category) => (
                <Entry key={category.slug}>
                  <Category category={category} categories={categories} version={version} />
                </Entry>
              ))}
              <Entry>
                <ChangeRow
                  openLabel={texts.add}
                  renderForm={(close) => <AddForm version={version} onClose={close} />}
                >
                  <strong>{texts.another}</strong>
                  <small>{texts.anotherText}</small>
                </ChangeRow>
              </Entry>
            </Entries>
          </Stack>
        )}
      </DeskView>
    </DeskLayout>
  );
}

interface CategoryProps {
  category: DeskCategory;
  /** All of them, in their order. */
  categories: readonly DeskCategory[];
  /** Of the list as the operator has read it. */
  version: string;
}

function Category(props: CategoryProps) {
  const { slug, name, isRetired, serviceCount } = props.category;

  return (
    <ChangeRow
      openLabel={texts.change}
      openName={texts.changeOf(name)}
      renderForm={(close) => <CategoryForm {...props} onClose={close} />}
    >
      <Together>
        <strong translate="no">{name}</strong>
        {isRetired && <Badge>{texts.retired}</Badge>}
      </Together>
      <small>
        <bdi translate="no">{slug}</bdi> · {texts.services(serviceCount)}
      </small>
    </ChangeRow>
  );
}

interface CategoryFormProps extends CategoryProps {
  onClose: () => void;
}

function CategoryForm({ category, categories, version, onClose }: CategoryFormProps) {
  const [saveCategory, { isLoading }] = useSaveCategoryMutation();
  const { slug } = category;
  const [named, setNamed] = useState<Named>({ name: category.name, names: category.names });
  const [isRetired, setIsRetired] = useState(category.isRetired);
  const others = categories.filter((one) => one !== category);
  const [chosenPlace, setPlace] = useState<number>();
  // Until another one is chosen it stays where it is, also where somebody else has moved it meanwhile.
  const place = chosenPlace ?? categories.indexOf(category);
  const places = [texts.first, ...others.map((one) => texts.behind(one.name))];

  return (
    <ChangeForm
      aria-label={texts.changeOf(category.name)}
      names={['name', 'names']}
      renderFields={(faults, forget) => (
        <>
          <NameFields
            named={named}
            faults={faults}
            onChange={(changed) => {
              forget();
              setNamed(changed);
            }}
          />
          <Select
            label={texts.place}
            name="place"
            options={places.map((label, index) => ({ value: String(index), label }))}
            value={String(place)}
            onChange={({ target }) => setPlace(Number(target.value))}
          />
          <Checkbox
            label={texts.isRetired}
            hint={texts.retiredHint}
            checked={isRetired}
            onChange={({ target }) => setIsRetired(target.checked)}
          />
        </>
      )}
      isMaking={isLoading}
      done={texts.saved}
      onSave={(words) => saveCategory({ slug, ...named, isRetired, place, words, seen: version })}
      onClose={onClose}
    />
  );
}

function AddForm({ version, onClose }: { version: string; onClose: () => void }) {
  const [addCategory, { isLoading }] = useAddCategoryMutation();
  const [named, setNamed] = useState<Named>({ name: '', names: {} });
  const [ownSlug, setOwnSlug] = useState<string>();
  const slug = ownSlug ?? toSlug(named.name);

  return (
    <ChangeForm
      aria-label={texts.add}
      names={['name', 'names', 'slug']}
      renderFields={(faults, forget) => (
        <NameFields
          named={named}
          faults={faults}
          onChange={(changed) => {
            forget();
            setNamed(changed);
          }}
        >
          <TextField
            label={texts.slug}
            hint={texts.slugHint}
            name="slug"
            maxLength={60}
            required
            value={slug}
            error={faults.slug}
            onChange={({ target }) => {
              forget();
              setOwnSlug(target.value);
            }}
          />
        </NameFields>
      )}
      isMaking={isLoading}
      done={texts.added}
      onSave={(words) => addCategory({ slug, ...named, words, seen: version })}
      onClose={onClose}
    />
  );
}
