import type { Person } from '@market/api';
import {
  Button,
  Card,
  FormLayout,
  ImagePicker,
  PageHeader,
  PageLayout,
  type PickedImage,
  TextArea,
  TextField,
} from '@market/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUpdateProfileMutation } from '../../shared/market.ts';
import { paths } from '../../shared/paths.ts';
import { describeUnreadable, preparePictures } from '../../shared/preparePictures.ts';
import { readForm } from '../../shared/readForm.ts';
import { useSignedInPerson } from '../../shared/session.ts';
import { showFailure } from '../../shared/showFailure.ts';
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

const toPicked = ({ avatar }: Person): PickedImage[] =>
  avatar ? [{ id: avatar.url, url: avatar.url, name: 'Your picture' }] : [];

function ProfileForm({ person }: { person: Person }) {
  const navigate = useNavigate();
  const [updateProfile, { isLoading, reset }] = useUpdateProfileMutation();
  const [images, setImages] = useState(() => toPicked(person));
  const [pictureProblem, setPictureProblem] = useState<string>();
  const [isPreparing, setIsPreparing] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const { question, release } = useUnsavedWork(isChanged);

  const pick = (picked: PickedImage[]) => {
    setPictureProblem(undefined);
    setImages(picked);
    setIsChanged(true);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = readForm(event.currentTarget, ['fullname', 'email', 'bio', 'from']);

    setIsPreparing(true);
    const files = images.flatMap(({ file }) => file ?? []);
    const { dataUrls, unreadable } = await preparePictures(files);
    setIsPreparing(false);
    setPictureProblem(describeUnreadable(unreadable));
    if (unreadable.length > 0) return setImages(toPicked(person));

    const { error } = await updateProfile({ ...fields, avatar: dataUrls[0] ?? '' });
    reset();
    if (error) return showFailure(error);
    release();
    void navigate(paths.profile);
  };

  return (
    <FormLayout onSubmit={submit} onInput={() => setIsChanged(true)} aria-label="Update Profile">
      <ImagePicker
        label="Avatar(less than 700kb)"
        hint="JPEG, PNG or WebP. Larger photos are made smaller for you."
        value={images}
        onChange={pick}
        error={pictureProblem}
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
      <Button
        type="submit"
        variant="primary"
        size="large"
        isBlock
        isLoading={isPreparing || isLoading}
      >
        SAVE
      </Button>
      {question}
    </FormLayout>
  );
}
