import type { Role } from '@market/api';
import { samplePerson } from '@market/api/testing';

/** The sample person with a role. */
export const createOperator = (role: Role) => ({ ...samplePerson, role });
