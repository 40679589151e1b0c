import type { RefusalCode } from '@market/api/contract';

/**
 * A picture that is not taken, by the code of the refusal and what stands in its words. The process
 * for pictures knows nothing of calls: it loads in a moment and has little memory.
 */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
  readonly code: RefusalCode;
  readonly values: Record<string, number> | undefined;

  constructor(code: RefusalCode, values?: Record<string, number>) {
    super(code);
    this.code = code;
    this.values = values;
  }
}
