import type { FastifyInstance } from 'fastify'
import type { FaultBoard } from '../../faults/fault-board.ts'
import type { GrantBook } from './grant-book.ts'

/** Ten times what the original allows. */
const OVERLONG = 150

export function mountUserRoute(
  scope: FastifyInstance,
  { grants, faults }: { grants: GrantBook; faults: FaultBoard },
): void {
  scope.get('/2/users/me', async (request, reply) => {
    const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
    const known = grants.usernameOf(token)
    if (known === null) {
      return reply
        .status(401)
        .send({ title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' })
    }
    const username = faults.strike('social', 'lie', request.url) ? known.padEnd(OVERLONG, '_long') : known
    return { data: { id: idOf(known), name: known, username } }
  })
}

/** The same name is the same person. */
function idOf(username: string): string {
  return [...username]
    .reduce((sum, letter) => (sum * 31n + BigInt(letter.charCodeAt(0))) % 10n ** 18n, 7n)
    .toString()
}
