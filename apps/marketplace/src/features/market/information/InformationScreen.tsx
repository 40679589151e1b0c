import { LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { information } from './information.ts';
import { Chapters } from './InformationScreen.styles.ts';

/** What one should know before opening an account. The words are in `information.ts`. */
export function InformationScreen() {
  const person = useSignedInPerson();

  return (
    <PageLayout width="narrow">
      <PageTitle>Privacy Policy and Terms of Services</PageTitle>
      <PageHeader
        title="Privacy Policy and Terms of Services"
        text="Short, because there is not much to hide."
      />
      <Chapters>
        {information.map(({ title, rules }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </section>
        ))}
        {!person && (
          <p>
            <LinkButton href={paths.signUp} variant="primary">
              Sign Up
            </LinkButton>
            <LinkButton href={paths.logIn}>Log In</LinkButton>
          </p>
        )}
      </Chapters>
    </PageLayout>
  );
}
