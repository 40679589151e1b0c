import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page as a visitor who has just come sees it. */
export interface RenderedPage {
  status: number;
  html: string;
}

/** Gives the page at an address from the first `/` on; undefined when it is none to render. */
export type RenderPage = (address: string) => Promise<RenderedPage | undefined>;

/** What every page of a trial says: see the site's `trial.ts`. */
export interface Trial {
  /** Whether mails stay on the server instead of being sent. */
  keepsMails: boolean;
}

/** What the site's build provides besides its files: see the site's `createRenderer.tsx`. */
interface RendererModule {
  createRenderer: (surroundings: {
    template: string;
    manifest: unknown;
    publicUrl: string;
    trial: Trial | undefined;
    fetch: typeof fetch;
  }) => RenderPage;
}

/** Where the built site is, and where people reach it. */
export interface BuiltSite {
  siteFolder: string;
  /** The empty page. */
  template: string;
  publicUrl: string;
  /** Undefined unless the market is a trial that says so. */
  trial: Trial | undefined;
  /** Calls this server's own API, as a visitor. */
  fetch: typeof fetch;
}

/**
 * Loads the renderer of a built site. It lies beside the site's public folder: `dist-server` for
 * `dist`. Undefined if only the static site was built.
 */
export async function loadSiteRenderer(site: BuiltSite): Promise<RenderPage | undefined> {
  const { siteFolder, ...surroundings } = site;
  const file = join(`${siteFolder}-server`, 'createRenderer.js');
  const manifest = join(siteFolder, '.vite/manifest.json');
  if (!existsSync(file) || !existsSync(manifest)) return undefined;

  const { createRenderer } = (await import(pathToFileURL(file).href)) as RendererModule;
  return createRenderer({
    ...surroundings,
    manifest: JSON.parse(await readFile(manifest, 'utf8')),
  });
}
