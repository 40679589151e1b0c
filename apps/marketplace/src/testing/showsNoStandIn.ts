import { sampleStandIn } from '@market/api/testing';
import { expect } from 'storybook/test';
import { hasSettled } from './storiesAt.tsx';

/** Waits for a screen whose service has no picture, and expects our own sign, not the server's stand-in. */
export async function showsNoStandIn({ canvasElement }: { canvasElement: HTMLElement }) {
  await hasSettled(canvasElement);
  await expect(canvasElement.querySelector(`img[src="${sampleStandIn.url}"]`)).toBeNull();
}
