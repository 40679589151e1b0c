declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** The package brings no types; this is what `startS3.ts` uses of it. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
