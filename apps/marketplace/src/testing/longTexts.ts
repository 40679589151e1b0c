import { createServiceSummary, sampleServices, sampleStandIn } from '@market/api/testing';

/** The longest title that a service may have. */
const longestTitle =
  sampleServices.map(({ title }) => title).toSorted((one, other) => other.length - one.length)[0] ??
  '';

/** A service with the longest title, a high price with paise, and no picture. */
export const longService = createServiceSummary({
  title: longestTitle,
  price: 49_999.5,
  images: [sampleStandIn],
});

/** Somebody whose name and address hardly fit anywhere. */
export const longPerson = {
  _id: 'person-maximiliana',
  fullname: 'Maximiliana-Konstantina Papadopoulou-Rai',
  email: 'maximiliana-konstantina.papadopoulou-rai@a-rather-long-domain.example',
};

/** What a server may say at length when it refuses something. */
export const longRefusal =
  'We could not do this just now, because too many people are asking for the same thing at the same moment. Nothing has been changed or lost: please wait for about half a minute and try once more.';
