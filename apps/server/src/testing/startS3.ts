import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '../settings/settings.ts';

/** A store that speaks S3's protocol on this machine. It checks signatures. */
export interface S3StandIn {
  /** Of an empty bucket for pictures. */
  settings: S3Settings;
  /** Of an empty bucket for files. */
  files: S3Settings;
  stop: () => Promise<void>;
}

/** Starts a store with two empty buckets. */
export async function startS3(): Promise<S3StandIn> {
  const directory = await mkdtemp(join(tmpdir(), 'market-s3-'));
  const configureBuckets = [{ name: 'pictures' }, { name: 'files' }];
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets,
  });
  const { port } = (await server.run()) as AddressInfo;

  const toSettings = (bucket: string) => ({
    url: `http://127.0.0.1:${port}/${bucket}`,
    accessKey: 'S3RVER',
    secretKey: 'S3RVER',
    region: 'us-east-1',
  });
  return {
    settings: toSettings('pictures'),
    files: toSettings('files'),
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
