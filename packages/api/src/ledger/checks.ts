import { refused } from '../conformance/findings.ts';
import type { Stage } from '../conformance/Stage.ts';
import { refusals } from '../contract/refusals.ts';

/** The market's books, as far as anybody may know of them. */
export const checkBooks = ({ look, seller }: Stage) =>
  look('getBooks', 'is no call for anybody else', () =>
    refused(seller.getBooks(), refusals.unknownCall),
  );
