import type { FilePurpose } from '@market/api/contract';
import { fileTypeFromBuffer } from 'file-type';

/** How much of a file's beginning tells its kind, in bytes. */
export const sniffedBytes = 1_048_576;

/** A kind of file that does nothing when it is opened, and how names of such files end. */
interface HarmlessKind {
  isKind: (kind: string) => boolean;
  endings: ReadonlySet<string>;
}

const listEndings = (text: string) => new Set(text.split(' '));

const zips = new Set([
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
]);

/** What strangers may send each other. Documents with macros are other kinds. */
const harmlessKinds: readonly HarmlessKind[] = [
  {
    isKind: (kind) => kind.startsWith('image/'),
    endings: listEndings('jpg jpeg png webp gif avif heic heif tif tiff bmp psd'),
  },
  {
    isKind: (kind) => kind.startsWith('audio/') || kind.startsWith('video/'),
    endings: listEndings('mp3 wav ogg oga opus flac aac m4a aif aiff mp4 m4v mov webm mkv avi mpg'),
  },
  { isKind: (kind) => kind === 'application/ogg', endings: listEndings('ogg oga ogv opus') },
  { isKind: (kind) => kind === 'application/pdf', endings: listEndings('pdf') },
  { isKind: (kind) => kind === 'text/plain', endings: listEndings('txt md csv log srt vtt') },
  { isKind: (kind) => zips.has(kind), endings: listEndings('zip docx xlsx pptx odt ods odp') },
];

/** By what people show who they are. */
const paperKinds: readonly HarmlessKind[] = [
  {
    isKind: (kind) => kind.startsWith('image/'),
    endings: listEndings('jpg jpeg png webp avif heic heif'),
  },
  { isKind: (kind) => kind === 'application/pdf', endings: listEndings('pdf') },
];

/** What may be sent for what. Within an order everything may: a game is a program. */
const acceptedKinds: Partial<Record<FilePurpose, readonly HarmlessKind[]>> = {
  message: harmlessKinds,
  identity: paperKinds,
};

/** Files that do something when they are opened: programs, scripts, pages, documents with macros, disks. */
const riskyEndings = listEndings(
  'exe msi msix appx bat cmd com scr pif cpl dll ps1 vbs vbe js jse mjs ws wsf wsh hta msc reg lnk url ' +
    'jar apk aab xapk ipa app dmg pkg mpkg command deb rpm appimage snap flatpak run sh bash zsh fish ' +
    'desktop py pyw rb pl php html htm xhtml shtml mht mhtml svg xml xsl chm doc dot xls xlt xlm ppt pps ' +
    'docm dotm xlsm xltm xlam xlsb pptm potm ppam ppsm sldm iso img vhd vhdx one settingcontent-ms',
);

const riskyKinds = new Set([
  'application/java-archive',
  'application/java-vm',
  'application/vnd.android.package-archive',
  'application/wasm',
  'application/x-apple-diskimage',
  'application/x-cfb',
  'application/x-deb',
  'application/x-elf',
  'application/x-mach-binary',
  'application/x-ms-shortcut',
  'application/x.ms.shortcut',
  'application/x-msdownload',
  'application/x-rpm',
  'application/x-shockwave-flash',
  'application/xml',
]);

/** How a name ends, as systems see it: Windows leaves out dots and spaces at the end. */
const endingOf = (name: string) =>
  /\.([^.]+)$/.exec(name.replace(/[. ]+$/, ''))?.[1]?.toLowerCase();

const isMacroKind = (kind: string) => kind.includes('macroenabled');

/** No control characters but those of lines. */
const isPlainText = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- They are what is looked for.
  !/[\u0000-\u0008\u000B\u000E-\u001A\u001C-\u001F]/.test(text);

function isText(beginning: Uint8Array): boolean {
  try {
    return isPlainText(
      new TextDecoder('utf-8', { fatal: true }).decode(beginning, { stream: true }),
    );
  } catch {
    return false;
  }
}

/** Tells from the beginning of a file what it is, whatever it is called; null for nobody knows. */
export async function findKind(beginning: Uint8Array): Promise<string | null> {
  const found = await fileTypeFromBuffer(beginning).catch(() => undefined);
  return found?.mime.toLowerCase() ?? (isText(beginning) ? 'text/plain' : null);
}

/** Whether opening a file may do something. */
export function isRisky(name: string, kind: string | null): boolean {
  const isRiskyKind = kind !== null && (riskyKinds.has(kind) || isMacroKind(kind));
  return isRiskyKind || riskyEndings.has(endingOf(name) ?? '');
}

/** Whether files of this name may be sent at all. What is in them is looked at later. */
export const isAcceptedName = (name: string, purpose: FilePurpose): boolean =>
  acceptedKinds[purpose]?.some(({ endings }) => endings.has(endingOf(name) ?? '')) ?? true;

/**
 * Whether a file may be sent. Where not everything may, its content must be of one of the kinds, and its name must
 * say the same: systems go by the name.
 */
export const isAccepted = (name: string, kind: string | null, purpose: FilePurpose): boolean =>
  acceptedKinds[purpose]?.some(
    ({ isKind, endings }) => kind !== null && isKind(kind) && endings.has(endingOf(name) ?? ''),
  ) ?? true;

/** The kinds of which previews are made. */
export const isPicture = (kind: string | null): boolean =>
  kind !== null && ['image/jpeg', 'image/png', 'image/webp', 'image/avif'].includes(kind);
