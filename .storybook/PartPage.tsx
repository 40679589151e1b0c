import { tokens } from '@market/ui';
import packageFile from '../packages/ui/package.json' with { type: 'json' };
import {
  Controls,
  Description,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';

const repository = packageFile.repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

/** Whether a part may be built upon, and where it is written. */
function Status() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { tags, parameters } = preparedMeta;
  const file = String(parameters['fileName']).replace(/^\.\//, '');
  const folder = file.slice(0, file.lastIndexOf('/'));
  const isPart = file.startsWith('packages/ui/');
  const status = tags.includes('new')
    ? 'New: its properties may still change before the next version.'
    : 'Stable: it changes only with a major version.';
  return (
    <p style={{ color: tokens.color.inkQuiet }}>
      {isPart && `${status} `}
      <a href={`${repository}/tree/main/${folder}`}>Source</a>
    </p>
  );
}

/** When and how to use a part: see `describePart`. */
function Guidance() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guidance } = preparedMeta.parameters['docs'] as { guidance?: string };
  return guidance && <Markdown>{guidance}</Markdown>;
}

/** A page of documentation: what it is, how it is used, its properties, and all of its stories. */
export const PartPage = () => (
  <>
    <Title />
    <Status />
    <Description />
    <Primary />
    <Guidance />
    <h3>Properties</h3>
    <Controls />
    <Stories />
  </>
);
