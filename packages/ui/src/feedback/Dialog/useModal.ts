import { type RefObject, useLayoutEffect } from 'react';

/** Lays a `<dialog>` over the page for as long as it is rendered. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
}
