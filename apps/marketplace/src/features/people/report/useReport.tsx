import { useState } from 'react';
import { type Reported, ReportForm } from './ReportForm.tsx';

/** A dialog that reports something, and what opens it. */
export function useReport() {
  const [reported, setReported] = useState<Reported>();
  const [isOpen, setOpen] = useState(false);

  return {
    ask(what: Reported) {
      setReported(what);
      setOpen(true);
    },
    dialog: reported && (
      <ReportForm reported={reported} isOpen={isOpen} onClose={() => setOpen(false)} />
    ),
  };
}
