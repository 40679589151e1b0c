import { text } from 'node:stream/consumers';
import { fastify } from 'fastify';

/** Answers every request with what it was given at its start, and prints its port. */
const answer = await text(process.stdin);
const app = fastify();
app.get('/', async (_request, reply) => {
  void reply.type('application/json; charset=utf-8');
  return answer;
});
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
console.log(typeof address === 'object' ? address?.port : address);
