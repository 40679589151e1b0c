import { LinkButton, PageHeader, PageLayout } from '@market/ui';
import { paths } from '../../../routing/paths.ts';
import { useSignedInPerson } from '../../people/session.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { texts } from './texts.ts';
import { Chapters } from './InformationScreen.styles.ts';

/** What one should know before opening an account. The words are in `texts.ts`. */
export function InformationScreen() {
  const person = useSignedInPerson();

  return (
    <PageLayout width="narrow">
      <PageTitle>{texts.title}</PageTitle>
      <PageHeader title={texts.title} text={texts.text} />
      <Chapters>
        {texts.chapters.map(({ title, rules }) => (
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
              {texts.signUp}
            </LinkButton>
            <LinkButton href={paths.logIn}>{texts.logIn}</LinkButton>
          </p>
        )}
      </Chapters>
    </PageLayout>
  );
}
