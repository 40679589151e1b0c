import type { Image } from '@market/api';

/** Whether somebody chose this picture, rather than the server drawing a stand-in. */
export const isChosen = (picture: Image): boolean => !picture.isStandIn;
