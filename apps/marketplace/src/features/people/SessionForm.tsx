import { Button, FormLayout, Notice, PageLayout, SplitScreen } from '@market/ui';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from '../../routing/router.ts';
import { FinePrint, FormLinks, FormTitle, OtherWays } from './AccountForm.styles.ts';
import { type QueryFailure, toMessage } from '../../backend/failure.ts';
import { readLogInState } from './logInState.ts';
import { paths } from '../../routing/paths.ts';
import { SiteLink } from '../../routing/SiteLink.tsx';
import { tellWhyLogIn } from './tellWhyLogIn.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { texts } from './texts.ts';

interface SessionFormProps {
  title: string;
  /** What the button says. Defaults to the title. */
  action?: string;
  /** What has become of the last try. */
  attempt: { error?: QueryFailure | undefined; isLoading: boolean; reset: () => void };
  onSubmit: (form: HTMLFormElement) => void;
  /** Ways to do the same without the form, below it. Defaults to none. */
  others?: ReactNode;
  /** The ways to other forms. */
  links: ReactNode;
  /** Renders the fields, given the names of those left empty. */
  children: (errors: Partial<Record<string, string>>) => ReactNode;
}

/** Names what a form was sent without: `Full Name is empty.` */
function findEmptyFields(form: HTMLFormElement) {
  const empty = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement && !element.value.trim(),
  ) as HTMLInputElement[];
  return Object.fromEntries(
    empty.map(({ name, labels }) => [name, texts.empty(labels?.[0]?.textContent ?? name)]),
  );
}

/**
 * A screen with a form that starts a session. The route decides where to go afterwards. The server
 * decides whether empty fields matter; each says that it is empty.
 */
export function SessionForm(props: SessionFormProps) {
  const { title, action = title, attempt, onSubmit, others, links, children } = props;
  const { error, isLoading, reset } = attempt;
  const reason = tellWhyLogIn(readLogInState(useLocation()));
  const form = useRef<HTMLFormElement>(null);
  const [emptyFields, setEmptyFields] = useState<Partial<Record<string, string>>>({});

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setEmptyFields(findEmptyFields(event.currentTarget));
    onSubmit(event.currentTarget);
  };

  return (
    <PageLayout>
      <PageTitle>{title}</PageTitle>
      <SplitScreen {...texts.art}>
        <FormTitle>{title}</FormTitle>
        <FormLayout
          ref={form}
          onSubmit={submit}
          onInput={error && reset}
          error={error && toMessage(error)}
          aria-label={title}
        >
          {reason && <Notice>{reason}</Notice>}
          {children(error ? emptyFields : {})}
          <Button type="submit" variant="primary" size="large" isBlock isLoading={isLoading}>
            {action}
          </Button>
        </FormLayout>
        {others && <OtherWays>{others}</OtherWays>}
        <FormLinks>{links}</FormLinks>
        <FinePrint>
          <SiteLink href={paths.information}>{texts.privacyPolicy}</SiteLink>
          <SiteLink href={paths.information}>{texts.termsOfServices}</SiteLink>
        </FinePrint>
      </SplitScreen>
    </PageLayout>
  );
}
