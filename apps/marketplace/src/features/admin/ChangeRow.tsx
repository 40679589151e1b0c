import { Button } from '@market/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SettingRow } from './settings/Settings.styles.ts';

interface ChangeRowProps {
  /** What opens the form, and what it is called where that alone does not say of what. */
  openLabel: string;
  openName?: string;
  /** What stands there. */
  children: ReactNode;
  /** What changes it, until it is closed. */
  renderForm: (close: () => void) => ReactNode;
}

/** Something that can be changed where it stands. The focus comes back to where it was opened. */
export function ChangeRow({ openLabel, openName, children, renderForm }: ChangeRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <SettingRow>
      <div>{children}</div>
      {isOpen ? (
        renderForm(() => setIsOpen(false))
      ) : (
        <Button ref={opener} size="small" aria-label={openName} onClick={() => setIsOpen(true)}>
          {openLabel}
        </Button>
      )}
    </SettingRow>
  );
}
