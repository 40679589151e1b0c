import type { Image } from '@market/api';

/** Whether somebody has chosen this picture, and the server has not drawn it in its stead. */
export const isChosen = (picture: Image): boolean => !picture.isStandIn;
