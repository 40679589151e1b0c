import { useState } from 'react';
import type { Language } from '../../apps/server/src/database/Letter.ts';
import { sampleMails, sendSample } from './sampleMails.ts';

export interface MailViewProps {
  /** One of `sampleMails`. */
  mail: string;
  /** The reader's language. */
  language: Language;
}

/** A mail as a mail program shows it: its subject, its HTML, and the text that others show instead. */
export function MailView({ mail, language }: MailViewProps) {
  const [height, setHeight] = useState(600);
  const write = sampleMails[mail];
  if (!write) throw new Error(`There is no mail called “${mail}”.`);
  const { subject, text, html } = sendSample(write, language);

  return (
    <article lang={language} style={{ margin: '0 auto 2rem', maxInlineSize: '44rem' }}>
      <h2 dir="auto">{subject}</h2>
      <iframe
        title={subject}
        // Nothing in it may run; its height can be read.
        sandbox="allow-same-origin"
        srcDoc={html}
        style={{ border: 0, inlineSize: '100%', blockSize: height }}
        onLoad={({ currentTarget: { contentDocument } }) =>
          setHeight(contentDocument?.documentElement.scrollHeight ?? height)
        }
      />
      <details>
        <summary>As text</summary>
        <pre dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </pre>
      </details>
    </article>
  );
}
