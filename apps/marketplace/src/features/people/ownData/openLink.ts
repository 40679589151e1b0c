/** Follows a link to a file, which the browser keeps: the page stays. */
export function openLink(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
