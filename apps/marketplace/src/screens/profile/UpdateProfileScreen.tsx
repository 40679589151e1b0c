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
import { useNavigate } from 'react-router-dom';
import { useUpdateProfileMutation } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { readForm } from '../../shared/readForm.ts';
import { useSignedInPerson } from '../../shared/session.ts';
import { showFailure } from '../../shared/showFailure.ts';
import { UploadProgress } from '../../shared/upload/UploadProgress.tsx';
import { useUpload } from '../../shared/upload/useUpload.ts';
import { usePictures } from '../../shared/usePictures.ts';
import { useTitle } from '../../shared/useTitle.ts';
import { useUnsavedWork } from '../../shared/useUnsavedWork.tsx';

/** Changes the own profile. */
export function UpdateProfileScreen() {
  const person = useSignedInPerson();
  useTitle('Update Profile');

  return (
    <PageLayout width="form">
      <PageHeader title="Update Profile" />
      <Card>{person && <ProfileForm person={person} />}</Card>
    </PageLayout>
  );
}

function ProfileForm({ person }: { person: Person }) {
  const navigate = useNavigate();
  const [updateProfile, { reset }] = useUpdateProfileMutation();
  const picture = usePictures(person.avatar ? [person.avatar] : []);
  const [isTextChanged, setTextChanged] = useState(false);
  const { step, upload, cancel } = useUpload();
  const { question, release } = useUnsavedWork(isTextChanged || picture.isChanged);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readForm(event.currentTarget, ['fullname', 'email', 'bio', 'from']);

    const result = await upload({
      prepare: picture.read,
      send: ([avatar = '']) =>
        updateProfile({
          ...fields,
          avatar,
          ...(picture.isEmptied && { removeAvatar: true }),
        }),
    });
    reset();
    if (result === 'notSent') return;
    if (result.failure) return showFailure(result.failure);
    release();
    void navigate(paths.profile);
  };

  return (
    <FormLayout onSubmit={submit} onInput={() => setTextChanged(true)} aria-label="Update Profile">
      <ImagePicker
        label="Avatar(less than 700kb)"
        hint="JPEG, PNG or WebP. Larger photos are made smaller for you."
        value={picture.pictures}
        onChange={picture.choose}
        error={picture.problem}
        isDisabled={step !== undefined}
        name="avatar"
      />
      <TextField
        label="Full Name"
        name="fullname"
        autoComplete="name"
        defaultValue={person.fullname}
        required
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={person.email}
        required
      />
      <TextArea label="Bio" name="bio" defaultValue={person.bio ?? ''} />
      <TextField
        label="From"
        name="from"
        autoComplete="country-name"
        defaultValue={person.from ?? ''}
      />
      {step && picture.isChanged && !picture.isEmptied && (
        <UploadProgress step={step} onCancel={cancel} />
      )}
      <Button type="submit" variant="primary" size="large" isBlock isLoading={step !== undefined}>
        SAVE
      </Button>
      {question}
    </FormLayout>
  );
}
