import { tokens } from '@market/ui';
import { useEffect, useState } from 'react';

/** A page of documentation, as Storybook's index names it. */
interface Page {
  id: string;
  title: string;
  tags: string[];
  importPath: string;
}

const groups = ['Inputs', 'Navigation', 'Feedback', 'Data', 'Layout', 'Market'];

async function listPages(): Promise<Page[]> {
  const index = await fetch('index.json');
  const { entries } = (await index.json()) as { entries: Record<string, Page & { type: string }> };
  return Object.values(entries).filter(({ type, title }) => type === 'docs' && title.includes('/'));
}

/** All parts by group, those marked that are new. */
export function PartList() {
  const [pages, setPages] = useState<Page[]>();
  useEffect(() => void listPages().then(setPages), []);

  return (
    <div style={{ display: 'grid', gap: '1.5rem', gridTemplateColumns: grid, minHeight: '40rem' }}>
      {groups.map((group) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul style={{ listStyle: 'none', padding: 0 }}>
            {pages
              ?.filter(({ title }) => title.startsWith(`${group}/`))
              .map(({ id, title, tags }) => (
                <li key={id}>
                  <a href={`?path=/docs/${id}`} target="_top">
                    {title.split('/').at(-1)}
                  </a>
                  {tags.includes('new') && (
                    <span style={{ color: tokens.color.inkQuiet, fontSize: 14 }}> · new</span>
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const grid = 'repeat(auto-fill, minmax(9rem, 1fr))';
