import { Button, Card } from '@market/ui';
import { useEffect, useRef } from 'react';
import { showToast } from '../../../shared/toasts.ts';
import { CardActions, CardText, CardTitle, CodeList } from './Security.styles.ts';
import { saveText } from './saveText.ts';
import { texts } from './RecoveryCodes.texts.ts';

interface RecoveryCodesProps {
  codes: string[];
  onDone: () => void;
}

/** Shows new recovery codes, once. Takes the focus: they are what matters now. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const text = texts.file(codes);

  useEffect(() => title.current?.focus(), []);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ kind: 'success', message: texts.copied }),
      () => showToast({ kind: 'error', message: texts.notCopied }),
    );

  return (
    <Card>
      <CardTitle ref={title} tabIndex={-1}>
        {texts.title}
      </CardTitle>
      <CardText>{texts.text}</CardText>
      <CodeList dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </CodeList>
      <CardActions>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <Button onClick={() => saveText(texts.fileName, text)}>{texts.download}</Button>
        <Button variant="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </CardActions>
    </Card>
  );
}
