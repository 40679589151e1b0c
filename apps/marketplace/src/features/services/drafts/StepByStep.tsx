import { Button } from '@market/ui';
import { useCreateDraftMutation } from '../../../backend/market.ts';
import { leaveScreen } from '../../../routing/leaveScreen.ts';
import { paths } from '../../../routing/paths.ts';
import { useNavigate } from '../../../routing/router.ts';
import { showFailure } from '../../../shared/showFailure.ts';
import { useMarketSettings } from '../../../shared/useMarketSettings.ts';
import { Invitation } from './StepByStep.styles.ts';
import { texts } from './texts.ts';

/**
 * Leads to a draft of a new service, or of the changes of one, for sellers who want more than the form has.
 * Nothing where the backend knows no packages.
 */
export function StepByStep({ service }: { service?: string }) {
  const navigate = useNavigate();
  const { hasFeature } = useMarketSettings();
  const [createDraft, { isLoading }] = useCreateDraftMutation();
  if (!hasFeature('packages')) return null;

  const begin = async () => {
    const { data, error } = await createDraft(service === undefined ? {} : { service });
    if (error) showFailure(error);
    else void navigate(paths.draft(data.draft._id));
  };

  return (
    <Invitation>
      <span>{service === undefined ? texts.begin.create : texts.begin.update}</span>
      <Button size="small" isLoading={isLoading} onClick={() => leaveScreen(() => void begin())}>
        {texts.begin.action}
      </Button>
    </Invitation>
  );
}
