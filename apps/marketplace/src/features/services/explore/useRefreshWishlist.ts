import { useEffect, useRef } from 'react';
import { useListWishlistQuery } from '../../../backend/market.ts';
import { useSignedInPerson } from '../../people/session.ts';

/** Fetches the wishlist again whenever another list of services is fetched. */
export function useRefreshWishlist(request: object) {
  const person = useSignedInPerson();
  const { refetch, isUninitialized } = useListWishlistQuery(undefined, { skip: !person });
  const question = JSON.stringify(request);
  const asked = useRef(question);

  useEffect(() => {
    if (asked.current === question) return;
    asked.current = question;
    if (!isUninitialized) void refetch();
  }, [question, isUninitialized, refetch]);
}
