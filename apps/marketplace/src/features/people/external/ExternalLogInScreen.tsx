import type { ExternalLogIn } from '@market/api';
import {
  Button,
  Card,
  EmptyState,
  LinkButton,
  PageHeader,
  PageLayout,
  PasswordField,
  Skeleton,
  TextField,
} from '@market/ui';
import { type ReactNode, useState } from 'react';
import {
  useFinishExternalLogInMutation,
  useGetExternalLogInQuery,
  useLinkExternalLoginMutation,
  useLogInMutation,
  useLogInWithPasskeyMutation,
  useSignUpWithExternalMutation,
  useStartPasskeyLogInMutation,
} from '../../../backend/market.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { paths } from '../../../routing/paths.ts';
import { useLocation, useNavigate } from '../../../routing/router.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { QueryView } from '../../../shared/QueryView.tsx';
import { readForm } from '../../../shared/readForm.ts';
import { showToast } from '../../../shared/toasts.ts';
import { FormText } from '../AccountForm.styles.ts';
import { CodeQuestion } from '../CodeQuestion.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { useHasPasskeys } from '../passkeys/useHasPasskeys.ts';
import { useAskAgain } from '../security/useAskAgain.tsx';
import { CardActions } from '../security/Security.styles.ts';
import { SessionForm } from '../SessionForm.tsx';
import { useSignedInPerson } from '../session.ts';
import { texts as peopleTexts } from '../texts.ts';
import { useWantedCode } from '../useWantedCode.ts';
import { texts } from './ExternalLogInScreen.texts.ts';

interface StepProps {
  said: ExternalLogIn;
  /** Somebody is signed in, by what was asked for. */
  onDone: () => void;
}

/** Asks those who come back from an issuer for what is missing until they are signed in. */
export function ExternalLogInScreen() {
  const problem = new URLSearchParams(useLocation().search).get('problem');

  return problem === null ? <Missing /> : <Problem name={problem} />;
}

function Problem({ name }: { name: string }) {
  const { title, text } = texts.tellProblem(name);

  return (
    <PageLayout width="form">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} />
      <EmptyState
        title={title}
        text={text}
        action={
          <LinkButton href={paths.logIn} variant="primary">
            {peopleTexts.backToLogIn}
          </LinkButton>
        }
      />
    </PageLayout>
  );
}

/** Where no step is that has a page of its own. */
const inForm = (failed: ReactNode) => <PageLayout width="form">{failed}</PageLayout>;

function Missing() {
  const query = useGetExternalLogInQuery(undefined, { refetchOnMountOrArgChange: true });
  const [link] = useLinkExternalLoginMutation();
  const { questions, ask } = useAskAgain();
  const navigate = useNavigate();
  // Once the member has logged in to add it, something else is missing until it is added.
  const [entered, setEntered] = useState<ExternalLogIn>();

  const goOn = ({ next }: ExternalLogIn) => void navigate(next, { replace: true });
  const add = async (said: ExternalLogIn) => {
    setEntered(said);
    const answer = await ask(() => link());
    if (!answer) return setEntered(undefined);
    showToast({ kind: 'success', message: texts.added(said.issuer.name) });
    goOn(said);
  };

  const showStep = (said: ExternalLogIn) => {
    if (said.step === 'signUp') return <SignUp said={said} onDone={() => goOn(said)} />;
    if (said.step === 'code') return <Code said={said} onDone={() => goOn(said)} />;
    if (said.step === 'link') return <Link said={said} onDone={() => void add(said)} />;
    return <Password said={said} onDone={() => void add(said)} />;
  };

  return (
    <>
      {entered ? (
        showStep(entered)
      ) : (
        <QueryView
          query={query}
          loading={<MissingSkeleton />}
          waiting={texts.waiting}
          failure={texts.failure}
          heading={texts.title}
          missing={<Problem name="over" />}
          frame={inForm}
        >
          {({ logIn }) => showStep(logIn)}
        </QueryView>
      )}
      {questions}
    </>
  );
}

const tellWho = ({ issuer, email }: ExternalLogIn) =>
  email ? texts.said(issuer.name, email) : texts.saidNothing(issuer.name);

function SignUp({ said, onDone }: StepProps) {
  const [signUp, attempt] = useSignUpWithExternalMutation();

  const submit = async (form: HTMLFormElement) => {
    const { data } = await signUp(readForm(form, ['fullname']));
    if (data) onDone();
  };

  return (
    <SessionForm
      title={texts.signUp}
      action={texts.openAccount}
      attempt={attempt}
      onSubmit={(form) => void submit(form)}
      links={<TextLink href={paths.logIn}>{peopleTexts.haveAccount}</TextLink>}
    >
      {(errors) => (
        <>
          <FormText>{tellWho(said)}</FormText>
          <TextField
            label={peopleTexts.fullName}
            name="fullname"
            autoComplete="name"
            defaultValue={said.fullname}
            hint={texts.nameHint}
            error={errors['fullname']}
            required
          />
          <FormText>{texts.noPassword}</FormText>
        </>
      )}
    </SessionForm>
  );
}

function Password({ said, onDone }: StepProps) {
  const [logIn, loggingIn] = useLogInMutation();
  const { attempt, isCodeWanted, readCode } = useWantedCode(loggingIn);
  const { email } = said;

  const submit = async (form: HTMLFormElement) => {
    const { data } = await logIn({ email, ...readForm(form, ['password']), ...readCode(form) });
    if (data) onDone();
  };

  return (
    <SessionForm
      title={texts.password}
      action={texts.logIn}
      attempt={attempt}
      onSubmit={(form) => void submit(form)}
      others={<WithPasskey onDone={onDone} />}
      links={<TextLink href={paths.forgotPassword}>{texts.forgotPassword}</TextLink>}
    >
      {(errors) => (
        <>
          <FormText>{tellWho(said)}</FormText>
          <FormText>{texts.passwordText(said.issuer.name)}</FormText>
          <PasswordField
            label={peopleTexts.password}
            name="password"
            error={errors['password']}
            required
          />
          {isCodeWanted && <CodeQuestion error={errors['code']} />}
        </>
      )}
    </SessionForm>
  );
}

function Code({ said, onDone }: StepProps) {
  const [finish, attempt] = useFinishExternalLogInMutation();

  const submit = async (form: HTMLFormElement) => {
    const { data } = await finish(readForm(form, ['code']));
    if (data) onDone();
  };

  return (
    <SessionForm
      title={texts.code}
      action={texts.confirm}
      attempt={attempt}
      onSubmit={(form) => void submit(form)}
      others={<WithPasskey onDone={onDone} />}
      links={<TextLink href={paths.logIn}>{peopleTexts.backToLogIn}</TextLink>}
    >
      {(errors) => (
        <>
          <FormText>{tellWho(said)}</FormText>
          <FormText>{texts.codeText}</FormText>
          <CodeQuestion error={errors['code']} />
        </>
      )}
    </SessionForm>
  );
}

function WithPasskey({ onDone }: Pick<StepProps, 'onDone'>) {
  const hasPasskeys = useHasPasskeys();
  const [start] = useStartPasskeyLogInMutation();
  const [logIn] = useLogInWithPasskeyMutation();

  if (!hasPasskeys) return null;
  return (
    <PasskeyButton
      isBlock
      start={() => start()}
      finish={(passkey) => logIn({ passkey })}
      onDone={onDone}
    />
  );
}

function Link({ said, onDone }: StepProps) {
  const person = useSignedInPerson();
  const { issuer, next } = said;
  const title = texts.link(issuer.name);

  return (
    <PageLayout width="form">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} text={tellWho(said)} />
      <Card>
        <FormText>{texts.linkText(issuer.name, person?.fullname ?? '')}</FormText>
        <CardActions>
          <Button variant="primary" onClick={onDone}>
            {texts.add}
          </Button>
          <LinkButton href={next}>{texts.notNow}</LinkButton>
        </CardActions>
      </Card>
    </PageLayout>
  );
}

function MissingSkeleton() {
  return (
    <PageLayout width="form">
      <PageHeader title={texts.title} />
      <Card>
        <Skeleton width="16rem" />
        <Skeleton width="12rem" height="2.75rem" />
      </Card>
    </PageLayout>
  );
}
