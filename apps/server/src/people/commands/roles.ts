import { type Role, roleSchema } from '@market/api/contract';
import { noteEvent } from '../../audit/auditQueries.ts';
import { describeCommand } from '../../operator/OperatorCommand.ts';
import { OperatorError } from '../../refusals/OperatorError.ts';
import { createOperatorQueries } from '../operatorQueries.ts';
import { findAccount } from './findAccount.ts';

function readRole(text: string): Role {
  const role = roleSchema.safeParse(text).data;
  if (role) return role;
  throw new OperatorError(`A role is one of ${roleSchema.options.join(', ')}, not "${text}".`);
}

/** Makes somebody an operator. The first owner of a market can be made in no other way. */
export const grantRole = describeCommand({
  summary: `makes somebody an operator: ${roleSchema.options.join(', ')}`,
  parameters: ['email', 'role'],
  options: {},

  async run({ database, report }, { email, role: text }) {
    const role = readRole(text);
    const personId = await findAccount(database, email);
    const operators = createOperatorQueries(database);
    await operators.grant(personId, role);
    await noteEvent(database, { personId, what: `role.granted.${role}`, address: 'operator' });
    report(`${email} has the role ${role} now.`);
    const isProtected = (await operators.list()).some(
      (operator) => operator.id === personId && operator.hasFactor,
    );
    if (!isProtected) report('It opens nothing until they have added a second factor.');
  },
});

/** Makes an operator somebody like everybody else. */
export const revokeRole = describeCommand({
  summary: 'takes the role of an operator away',
  parameters: ['email'],
  options: {},

  async run({ database, report }, { email }) {
    const personId = await findAccount(database, email);
    const hadRole = await createOperatorQueries(database).revoke(personId);
    if (!hadRole) throw new OperatorError(`${email} is no operator.`);
    await noteEvent(database, { personId, what: 'role.revoked', address: 'operator' });
    report(`${email} is no operator any more.`);
  },
});

/** Lists who runs the market. */
export const listOperators = describeCommand({
  summary: 'lists the operators with their roles',
  parameters: [],
  options: {},

  async run({ database, report }) {
    const operators = await createOperatorQueries(database).list();
    for (const { email, role, hasFactor } of operators) {
      report([email, role, hasFactor ? 'second factor' : 'no second factor yet'].join('  '));
    }
    if (operators.length === 0) report('There is no operator yet: see grant-role.');
  },
});
