import {
  EmptyState,
  ExtraList,
  FaqList,
  formatPrice,
  PackageTable,
  ServiceGallery,
  useMarket,
} from '@market/ui';
import { useCategories } from '../useCategories.ts';
import type { StepProps } from './DraftScreen.tsx';
import { Asked, Preview, Terms } from './DraftScreen.styles.ts';
import { toExtras, toPackages } from './figures.ts';
import { texts } from './texts.ts';

/** The service as a buyer will see it. */
export function PreviewStep({ written: { content, images } }: StepProps) {
  const market = useMarket();
  const { nameOf } = useCategories();
  const { title, category, description, questions, faqs } = content;
  const [first] = content.packages;

  return (
    <Preview>
      <header>
        <h2 dir="auto">{title || texts.untitled}</h2>
        <Terms>
          {category && <li>{nameOf(category)}</li>}
          <li>{formatPrice(first?.price, market)}</li>
        </Terms>
      </header>
      {images.length > 0 ? (
        <ServiceGallery images={images} title={title} />
      ) : (
        <EmptyState title={texts.addPictures} />
      )}
      <section>
        <h3>{texts.about}</h3>
        <p dir="auto">{description}</p>
      </section>
      <section>
        <h3>{texts.compare}</h3>
        <PackageTable packages={toPackages(content)} />
      </section>
      <ExtraList extras={toExtras(content)} value={{}} onValueChange={() => undefined} />
      {questions.length > 0 && (
        <section>
          <h3>{texts.asked}</h3>
          <Asked>
            {questions.map(({ _id, text, isRequired }) => (
              <li key={_id}>
                {text} {!isRequired && <small>{texts.optional}</small>}
              </li>
            ))}
          </Asked>
        </section>
      )}
      <FaqList faqs={faqs} headingLevel={3} />
    </Preview>
  );
}
