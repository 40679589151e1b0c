import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { keepPrivate } from './settings/keepPrivate.ts';
import { findDataFolder } from './settings/settings.ts';

keepPrivate();
// Compiling takes half of a start, so compiled code is cached for everything loaded from here on.
enableCompileCache(join(findDataFolder(process.env), 'compiled'));

const { start } = await import('./app/start.ts');
await start();
