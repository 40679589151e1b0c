import { createFile } from '../files/samples.ts';
import type { MarketFile } from '../files/calls.ts';
import { samplePeople, samplePerson } from '../people/samples.ts';
import type { OwnVerification } from './calls.ts';
import type { DeskVerification, EarlierVerification } from './deskCalls.ts';

const toParty = ({ _id, fullname }: { _id: string; fullname: string }) => ({ _id, fullname });

/**
 * Makes a paper that shows who somebody is.
 *
 * @see Specification, X51
 */
export const createPaper = (fields: Partial<MarketFile> = {}): MarketFile =>
  createFile({
    _id: 'file-passport',
    name: 'passport.jpg',
    size: 2_340_000,
    purpose: 'identity',
    kind: 'image/jpeg',
    ...fields,
  });

/**
 * Makes a check of the signed-in person's identity: one that waits.
 *
 * @see Specification, X51
 */
export const createVerification = (fields: Partial<OwnVerification> = {}): OwnVerification => ({
  _id: 'verification-own',
  state: 'waiting',
  name: samplePerson.fullname,
  askedAt: '2026-11-23T16:20:00.000Z',
  decidedAt: null,
  reason: null,
  words: '',
  files: [createPaper()],
  ...fields,
});

/**
 * Somebody who has asked to be checked, in a pretended backend, with all that is found when somebody looks.
 *
 * @see Specification, X51
 */
export interface SampleVerification extends DeskVerification {
  files: MarketFile[];
  heldFiles: { checking: number; refused: number };
  earlier: EarlierVerification[];
}

/**
 * Makes somebody who has asked to be checked.
 *
 * @see Specification, X51
 */
export const createDeskVerification = (
  fields: Partial<SampleVerification> = {},
): SampleVerification => ({
  _id: 'verification-dev',
  about: toParty(samplePeople[1] ?? samplePerson),
  askedAt: '2026-11-22T09:45:00.000Z',
  changedAt: '2026-11-22T09:45:00.000Z',
  paperCount: 2,
  takenBy: null,
  files: [createPaper(), createPaper({ _id: 'file-passport-back', name: 'passport-back.jpg' })],
  heldFiles: { checking: 0, refused: 0 },
  earlier: [],
  ...fields,
});

/**
 * Two who have asked to be checked, one of them for the second time.
 *
 * @see Specification, X51
 */
export const sampleVerifications: SampleVerification[] = [
  createDeskVerification(),
  createDeskVerification({
    _id: 'verification-sara',
    about: toParty(samplePeople[3] ?? samplePerson),
    askedAt: '2026-11-23T18:30:00.000Z',
    changedAt: '2026-11-23T18:30:00.000Z',
    paperCount: 1,
    files: [createPaper({ _id: 'file-licence', name: 'driving-licence.pdf' })],
    earlier: [
      {
        _id: 'verification-sara-before',
        state: 'refused',
        reason: 'unreadable',
        name: 'Sara Thapa',
        decidedAt: '2026-11-20T11:00:00.000Z',
        by: { _id: 'person-olga', fullname: 'Olga Sen' },
      },
    ],
  }),
];
