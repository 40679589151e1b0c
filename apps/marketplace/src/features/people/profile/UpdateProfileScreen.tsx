import type { Person } from '@market/api';
import {
  Button,
  Card,
  FormLayout,
  ImagePicker,
  PageHeader,
  PageLayout,
  TextArea,
  TextField,
} from '@market/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from '../../../routing/router.ts';
import { DraftNotice } from '../../../drafts/DraftNotice.tsx';
import { useDraft } from '../../../drafts/useDraft.ts';
import { useUpdateProfileMutation } from '../../../backend/market.ts';
import { paths } from '../../../routing/paths.ts';
import { readForm } from '../../../shared/readForm.ts';
import { useSignedInPerson } from '../session.ts';
import { showToast } from '../../../shared/toasts.ts';
import { UploadProgress } from '../../pictures/UploadProgress.tsx';
import { useUpload } from '../../pictures/useUpload.ts';
import { isChosen } from '../../pictures/isChosen.ts';
import { useFaults } from '../../../shared/useFaults.ts';
import { usePictures } from '../../pictures/usePictures.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useUnsavedWork } from '../../../routing/useUnsavedWork.tsx';
import { needsPassword, usePasswordQuestion } from '../usePasswordQuestion.tsx';
import { texts as peopleTexts } from '../texts.ts';
import { texts } from './UpdateProfileScreen.texts.ts';

/** Changes the own profile. */
export function UpdateProfileScreen() {
  const person = useSignedInPerson();

  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} />
      <Card>{person && <ProfileForm person={person} />}</Card>
    </PageLayout>
  );
}

const fields = ['fullname', 'email', 'bio', 'from'] as const;

function ProfileForm({ person }: { person: Person }) {
  const navigate = useNavigate();
  const [updateProfile, { reset }] = useUpdateProfileMutation();
  const draft = useDraft();
  const picture = usePictures([person.avatar].filter(isChosen), draft);
  const [isTextChanged, setTextChanged] = useState(draft.texts !== undefined);
  const { faults, form, show, tell } = useFaults([...fields, 'avatar']);
  const { step, upload, cancel } = useUpload();
  const password = usePasswordQuestion();
  const { question, release } = useUnsavedWork(isTextChanged || picture.isChanged, draft.finish);
  const { fullname, email, bio, from } = { ...person, ...draft.texts };

  const noteText = (event: FormEvent<HTMLFormElement>) => {
    setTextChanged(true);
    draft.keepTexts(readForm(event.currentTarget, fields));
  };

  const save = async (entered: Record<(typeof fields)[number], string>): Promise<void> => {
    const result = await upload({
      prepare: picture.read,
      send: ([avatar = '']) =>
        updateProfile({
          ...entered,
          avatar,
          ...(picture.isEmptied && { removeAvatar: true }),
        }),
    });
    reset();
    if (result === 'notSent') return;
    if (needsPassword(result.failure)) {
      return (await password.ask()) ? save(entered) : undefined;
    }
    if (result.failure) return tell(result.failure);
    release();
    showToast({ kind: 'success', message: texts.saved });
    // A new address may have to be confirmed first.
    void navigate(paths.profile, { state: { message: result.answer?.message } });
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = readForm(event.currentTarget, fields);
    if (!entered.fullname.trim()) return show({ fullname: texts.nameless });

    await save(entered);
  };

  return (
    <>
      <FormLayout ref={form} onSubmit={submit} onInput={noteText} aria-label={texts.title}>
        <DraftNotice draft={draft} />
        <ImagePicker
          label={texts.picture}
          hint={texts.pictureHint}
          value={picture.pictures}
          onValueChange={picture.choose}
          error={picture.problem ?? faults.avatar}
          disabled={step !== undefined}
          name="avatar"
        />
        <TextField
          label={peopleTexts.fullName}
          name="fullname"
          autoComplete="name"
          defaultValue={fullname}
          error={faults.fullname}
          required
        />
        <TextField
          label={peopleTexts.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          error={faults.email}
          required
        />
        <TextArea label={texts.bio} name="bio" defaultValue={bio} error={faults.bio} />
        <TextField
          label={peopleTexts.from}
          name="from"
          autoComplete="country-name"
          defaultValue={from}
          error={faults.from}
        />
        {step && picture.isChanged && !picture.isEmptied && (
          <UploadProgress step={step} onCancel={cancel} />
        )}
        <Button type="submit" variant="primary" size="large" isBlock isLoading={step !== undefined}>
          {texts.save}
        </Button>
        {question}
      </FormLayout>
      {password.question}
    </>
  );
}
