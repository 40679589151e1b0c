import { PageLayout, SplitScreen } from '@market/ui';
import { useEffect, useRef } from 'react';
import { FormLinks, FormText, FormTitle } from '../AccountForm.styles.ts';
import { paths } from '../../../routing/paths.ts';
import { TextLink } from '../../../routing/TextLink.styles.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { texts as peopleTexts } from '../texts.ts';
import { texts } from './texts.tsx';

interface CheckYourMailProps {
  /** Where the mail was sent, in the server's words. */
  message: string | undefined;
  /** Lets somebody begin anew, with another address. */
  onAgain: () => void;
}

/** Shown after signing up if addresses must be confirmed by mail. */
export function CheckYourMail({ message, onAgain }: CheckYourMailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus has gone.
  useEffect(() => heading.current?.focus(), []);

  return (
    <PageLayout>
      <PageTitle>{texts.checkYourMail.title}</PageTitle>
      <SplitScreen {...peopleTexts.art}>
        <FormTitle ref={heading} tabIndex={-1} aria-describedby="check-your-mail">
          {texts.checkYourMail.title}
        </FormTitle>
        <FormText id="check-your-mail">{message}</FormText>
        <FormText>
          {texts.checkYourMail.text((text) => (
            <TextLink href={paths.signUp} onClick={onAgain}>
              {text}
            </TextLink>
          ))}
        </FormText>
        <FormLinks>
          <TextLink href={paths.logIn}>{peopleTexts.backToLogIn}</TextLink>
        </FormLinks>
      </SplitScreen>
    </PageLayout>
  );
}
