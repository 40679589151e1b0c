import { ExtraEditor, PackageEditor, Stack } from '@market/ui';
import type { StepProps } from './DraftScreen.tsx';
import { faultsWithin } from './draftSteps.ts';
import { fromExtras, fromPackages, toExtras, toPackages } from './figures.ts';
import { texts } from './texts.ts';

/** What a service costs, and what can be had besides. */
export function PackagesStep({ written: { content, change }, faults }: StepProps) {
  return (
    <Stack gap={32}>
      <PackageEditor
        hint={texts.packagesHint}
        name="packages"
        value={toPackages(content)}
        onValueChange={(packages) => change({ packages: fromPackages(packages) })}
        error={faults['packages']}
        faults={faultsWithin(faults, 'packages')}
      />
      <ExtraEditor
        name="extras"
        most={20}
        value={toExtras(content)}
        onValueChange={(extras) => change({ extras: fromExtras(extras) })}
        error={faults['extras']}
        faults={faultsWithin(faults, 'extras')}
      />
    </Stack>
  );
}
