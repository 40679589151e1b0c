import type { MarketSetting } from '@market/api/contract';
import { EmptyState, Skeleton, TextField } from '@market/ui';
import { useState } from 'react';
import { useListSettingsQuery, useSaveSettingMutation } from '../../../backend/adminMarket.ts';
import { adminPaths } from '../adminPaths.ts';
import { ChangeForm } from '../ChangeForm.tsx';
import { ChangeRow } from '../ChangeRow.tsx';
import { DeskLayout } from '../DeskLayout.tsx';
import { DeskView } from '../DeskView.tsx';
import { Entries, Entry } from '../people/People.styles.ts';
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

  return (
    <ChangeRow
      openLabel={texts.change}
      openName={texts.changeOf(key)}
      renderForm={(close) => <SettingForm setting={setting} onClose={close} />}
    >
      <strong>{about}</strong>
      <small translate="no">{key}</small>
      <span>{value || texts.own}</span>
      {!isSet && <small>{texts.asUsual}</small>}
    </ChangeRow>
  );
}

interface SettingFormProps {
  setting: MarketSetting;
  onClose: () => void;
}

function SettingForm({ setting, onClose }: SettingFormProps) {
  const [saveSetting, { isLoading }] = useSaveSettingMutation();
  const { key, choices, isSet, value: seen } = setting;
  const [value, setValue] = useState(seen);

  return (
    <ChangeForm
      aria-label={texts.changeOf(key)}
      names={['value']}
      renderFields={(faults, forget) => (
        <TextField
          label={texts.value}
          hint={texts.must(choices)}
          name="value"
          value={value}
          error={faults.value}
          onChange={({ target }) => {
            forget();
            setValue(target.value);
          }}
        />
      )}
      isMaking={isLoading}
      done={texts.saved}
      onSave={(words) => saveSetting({ key, value, words, seen })}
      other={
        isSet
          ? {
              label: texts.usual,
              onSave: (words) => saveSetting({ key, value: null, words, seen }),
            }
          : undefined
      }
      onClose={onClose}
    />
  );
}
