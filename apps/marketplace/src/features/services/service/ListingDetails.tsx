import type { Listing } from '@market/api';
import { Badge, FaqList, PackageTable, useMarket } from '@market/ui';
import { Comparison, Tags } from './ServiceScreen.styles.ts';
import { texts } from './texts.ts';
import type { Choosing } from './useChoice.ts';

/** Where packages are compared. */
export const comparisonId = 'packages';

interface ListingDetailsProps {
  listing: Listing;
  choosing: Choosing;
}

/** How a service is sold, below its text: packages side by side, questions and answers, languages, tags. */
export function ListingDetails({ listing, choosing }: ListingDetailsProps) {
  const { packages, faqs, languages, tags } = listing;

  return (
    <>
      {packages.length > 1 && (
        <Comparison>
          <h2 id={comparisonId}>{texts.compare}</h2>
          <PackageTable
            packages={packages}
            value={choosing.place}
            onChoose={choosing.choosePackage}
          />
        </Comparison>
      )}
      <FaqList faqs={faqs} />
      {(languages.length > 0 || tags.length > 0) && (
        <Tags>
          {languages.length > 0 && (
            <div>
              <dt>{texts.languages}</dt>
              {languages.map((language) => (
                <dd key={language}>
                  <LanguageName of={language} />
                </dd>
              ))}
            </div>
          )}
          {tags.length > 0 && (
            <div>
              <dt>{texts.tags}</dt>
              {tags.map((tag) => (
                <dd key={tag}>
                  <Badge>
                    <bdi>{tag}</bdi>
                  </Badge>
                </dd>
              ))}
            </div>
          )}
        </Tags>
      )}
    </>
  );
}

/** What a language is called, in the language of the page. */
function LanguageName({ of }: { of: string }) {
  const { locale } = useMarket();
  return new Intl.DisplayNames([locale], { type: 'language' }).of(of) ?? of;
}
