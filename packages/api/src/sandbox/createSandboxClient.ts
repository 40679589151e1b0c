import { createCallClient } from '../client/createCallClient.ts';
import type { CallClient, CallClientOptions } from '../client/createCallClient.ts';
import { sandboxContract } from './sandboxContract.ts';
import type { SandboxContract } from './sandboxContract.ts';

/**
 * One typed method for every call that the browser makes to the offline card provider.
 *
 * @see Specification, C21
 */
export type SandboxClient = CallClient<SandboxContract>;

/**
 * Makes the client of the offline card provider, which stands in for Stripe's own servers.
 *
 * @see Specification, C21
 */
export const createSandboxClient = (options: CallClientOptions): SandboxClient =>
  createCallClient(sandboxContract, options);
