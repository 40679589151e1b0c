import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A page as a visitor who has just come sees it. */
export interface RenderedPage {
  status: number;
  html: string;
  /** Where the address leads instead, from the first `/`. */
  leadsTo?: string;
}

/** Gives the page at an address from the first `/` on; undefined when it is none to render. */
export type RenderPage = (address: string) => Promise<RenderedPage | undefined>;

/** What every page of a trial says: see the site's `trial.ts`. */
export interface Trial {
  /** Whether mails stay on the server instead of being sent. */
  keepsMails: boolean;
}

/** What search engines are told about the addresses of the site. */
export interface SiteAddresses {
  /** The beginnings of addresses that need a session or contain a secret. */
  hidden: string[];
  /** The addresses that always exist. */
  fixed: string[];
  /** What the address of a thing's page begins with; its id follows. */
  things: { services: string; people: string; categories: string };
}

/** What the site's build provides besides its files: see the site's `createRenderer.tsx`. */
interface SiteModule {
  siteAddresses: SiteAddresses;
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
 * Loads what a built site provides besides its files. It lies beside the site's public folder:
 * `dist-server` for `dist`. Undefined if only the static site was built.
 */
export async function loadSiteModule(siteFolder: string): Promise<SiteModule | undefined> {
  const file = join(`${siteFolder}-server`, 'createRenderer.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SiteModule) : undefined;
}

/** Loads the renderer of a built site. Undefined if only the static site was built. */
export async function loadSiteRenderer(site: BuiltSite): Promise<RenderPage | undefined> {
  const { siteFolder, ...surroundings } = site;
  const manifest = join(siteFolder, '.vite/manifest.json');
  const siteModule = await loadSiteModule(siteFolder);
  if (!siteModule || !existsSync(manifest)) return undefined;

  return siteModule.createRenderer({
    ...surroundings,
    manifest: JSON.parse(await readFile(manifest, 'utf8')),
  });
}
