import { userEvent } from 'storybook/test';

/** Presses a link as a person would and tells where it leads. The page stays: a story is no site. */
export async function follow(link: HTMLElement): Promise<string | null> {
  let address: string | null = null;
  const note = (event: Event) => {
    event.preventDefault();
    address = link.getAttribute('href');
  };
  link.addEventListener('click', note, { once: true });
  await userEvent.click(link);
  return address;
}
