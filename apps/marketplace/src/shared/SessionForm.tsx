import { Button, FormLayout, Notice, PageLayout, SplitScreen } from '@market/ui';
import type { FormEvent, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { FinePrint, FormLinks, FormTitle } from './AccountForm.styles.ts';
import { type QueryFailure, toMessage } from './failure.ts';
import { readLogInState } from './logInState.ts';
import { paths } from './paths.ts';
import { SiteLink } from './SiteLink.tsx';
import { useTitle } from './useTitle.ts';

interface SessionFormProps {
  title: string;
  /** What the button says. Defaults to the title. */
  action?: string;
  /** What has become of the last try. */
  attempt: { error?: QueryFailure | undefined; isLoading: boolean; reset: () => void };
  onSubmit: (form: HTMLFormElement) => void;
  /** The ways to other forms. */
  links: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The screen of a form that starts a session. Where to go on afterwards is the route's business. */
export function SessionForm(props: SessionFormProps) {
  const { title, action = title, attempt, onSubmit, links, children } = props;
  const { error, isLoading, reset } = attempt;
  const { reason } = readLogInState(useLocation());
  useTitle(title);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };

  return (
    <PageLayout>
      <SplitScreen>
        <FormTitle>{title}</FormTitle>
        <FormLayout
          onSubmit={submit}
          onInput={error && reset}
          error={error && toMessage(error)}
          aria-label={title}
        >
          {reason && <Notice>{reason}</Notice>}
          {children}
          <Button type="submit" variant="primary" size="large" isBlock isLoading={isLoading}>
            {action}
          </Button>
        </FormLayout>
        <FormLinks>{links}</FormLinks>
        <FinePrint>
          <SiteLink href={paths.information}>Privacy Policy</SiteLink>
          <SiteLink href={paths.information}>Terms of Services</SiteLink>
        </FinePrint>
      </SplitScreen>
    </PageLayout>
  );
}
