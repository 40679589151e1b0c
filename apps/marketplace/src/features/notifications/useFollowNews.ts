import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { tagsOfNews } from '@market/api/redux';
import { marketApi, marketClient } from '../../backend/market.ts';
import { useMarketSettings } from '../../shared/useMarketSettings.ts';
import { useSignedInPerson } from '../people/session.ts';
import { followNews } from './followNews.ts';

/**
 * Asks again for what is new while somebody looks at the site. Tells whether the backend says when; otherwise
 * there is nothing but to ask from time to time.
 */
export function useFollowNews(): boolean {
  const dispatch = useDispatch();
  const personId = useSignedInPerson()?._id;
  const isWanted = useMarketSettings().hasFeature('live');
  const [isLive, setIsLive] = useState(false);

  useEffect(() => {
    if (!isWanted || personId === undefined) return;
    return followNews({
      client: marketClient,
      name: `news-${personId}`,
      onNews: (tags) => void dispatch(marketApi.util.invalidateTags(tagsOfNews(tags))),
      onLive: setIsLive,
    });
  }, [dispatch, isWanted, personId]);

  return isWanted && isLive;
}
