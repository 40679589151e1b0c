import { PageLayout, SplitScreen } from '@market/ui';
import { useEffect, useRef } from 'react';
import { FormLinks, FormText, FormTitle } from '../AccountForm.styles.ts';
import { paths } from '../../../routing/paths.ts';
import { TextLink } from '../../../routing/TextLink.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';

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
      <PageTitle>Check your mail</PageTitle>
      <SplitScreen>
        <FormTitle ref={heading} tabIndex={-1} aria-describedby="check-your-mail">
          Check your mail
        </FormTitle>
        <FormText id="check-your-mail">{message}</FormText>
        <FormText>
          Nothing there after some minutes? Look among the junk mail. If the address is wrong,{' '}
          <TextLink href={paths.signUp} onClick={onAgain}>
            sign up again
          </TextLink>
          .
        </FormText>
        <FormLinks>
          <TextLink href={paths.logIn}>Back to log in</TextLink>
        </FormLinks>
      </SplitScreen>
    </PageLayout>
  );
}
