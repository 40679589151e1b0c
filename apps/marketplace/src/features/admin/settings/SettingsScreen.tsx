import type { MarketSetting } from '@market/api/contract';
import {
  Button,
  EmptyState,
  FormActions,
  FormLayout,
  Skeleton,
  TextArea,
  TextField,
} from '@market/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useListSettingsQuery, useSaveSettingMutation } from '../../../backend/adminMarket.ts';
import { toKind } from '../../../backend/failure.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { showToast } from '../../../shared/toasts.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { adminPaths } from '../adminPaths.ts';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { useDeskAsk } from '../inspect/useDeskAsk.tsx';
import { Entries, Entry } from '../people/People.styles.ts';
import { SettingRow } from './Settings.styles.ts';
import { texts } from './texts.ts';

/** All that an owner may set. */
export function SettingsScreen() {
  const settings = useListSettingsQuery(undefined, { refetchOnMountOrArgChange: true });

  return (
    <DeskLayout area={adminPaths.settings} title={texts.title} text={texts.text}>
      <DeskView
        query={settings}
        loading={<Skeleton height="32rem" radius="12px" aria-hidden />}
        waiting={texts.waiting}
        failure={texts.failure}
      >
        {(found) =>
          found.settings.length === 0 ? (
            <EmptyState title={texts.none.title} text={texts.none.text} />
          ) : (
            <Entries>
              {found.settings.map((setting) => (
                <Entry key={setting.key}>
                  <Setting setting={setting} />
                </Entry>
              ))}
            </Entries>
          )
        }
      </DeskView>
    </DeskLayout>
  );
}

function Setting({ setting }: { setting: MarketSetting }) {
  const { key, about, value, isSet } = setting;
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <SettingRow>
      <div>
        <strong>{about}</strong>
        <small translate="no">{key}</small>
        <span>{value || texts.own}</span>
        {!isSet && <small>{texts.asUsual}</small>}
      </div>
      {!isOpen && (
        <Button
          ref={opener}
          size="small"
          aria-label={texts.changeOf(key)}
          onClick={() => setIsOpen(true)}
        >
          {texts.change}
        </Button>
      )}
      {isOpen && <SettingForm setting={setting} onClose={() => setIsOpen(false)} />}
    </SettingRow>
  );
}

interface SettingFormProps {
  setting: MarketSetting;
  onClose: () => void;
}

function SettingForm({ setting, onClose }: SettingFormProps) {
  const { question, ask } = useDeskAsk();
  const [saveSetting, { isLoading }] = useSaveSettingMutation();
  const { key, choices, isSet } = setting;
  const [value, setValue] = useState(setting.value);
  const [words, setWords] = useState('');
  const { faults, form, show, tell } = useFaults(['value', 'words']);

  useEffect(() => form.current?.querySelector('input')?.focus(), [form]);

  const save = async (meant: string | null) => {
    if (isLoading) return;
    if (!words.trim()) return show({ words: texts.missing });
    const result = await ask(() =>
      saveSetting({ key, value: meant, words: words.trim(), seen: setting.value }),
    );
    if (!result) return;
    if (result.error && toKind(result.error) === 'conflict') return showFailure(result.error);
    if (result.error) return tell(result.error);
    showToast({ kind: 'success', message: texts.saved });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(value);
  };

  return (
    <>
      <FormLayout ref={form} noValidate aria-label={texts.changeOf(key)} onSubmit={submit}>
        <TextField
          label={texts.value}
          hint={texts.must(choices)}
          name="value"
          value={value}
          error={faults.value}
          onChange={({ target }) => {
            show({});
            setValue(target.value);
          }}
        />
        <TextArea
          label={texts.why}
          name="words"
          rows={2}
          maxLength={2000}
          required
          value={words}
          error={faults.words}
          onChange={({ target }) => {
            if (faults.words) show({});
            setWords(target.value);
          }}
        />
        <FormActions>
          <Button type="submit" variant="primary" isLoading={isLoading}>
            {texts.save}
          </Button>
          {isSet && <Button onClick={() => void save(null)}>{texts.usual}</Button>}
          <Button variant="quiet" onClick={onClose}>
            {texts.back}
          </Button>
        </FormActions>
      </FormLayout>
      {question}
    </>
  );
}
