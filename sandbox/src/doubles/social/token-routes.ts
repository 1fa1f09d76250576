import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { FaultBoard } from '../../faults/fault-board.ts'
import type { GrantBook, TokenPair } from './grant-book.ts'

const CLIENT_SECRET = 'practice'

const exchange = z.object({
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
})

export function mountTokenRoutes(
  scope: FastifyInstance,
  { grants, faults }: { grants: GrantBook; faults: FaultBoard },
): void {
  scope.post('/2/oauth2/token', async (request, reply) => {
    const clientId = clientOf(request)
    if (clientId === null) return refuseClient(reply)
    if (faults.strike('social', 'expire', request.url)) grants.expireCodes()
    const body = z.record(z.string(), z.string()).parse(request.body)
    const pair =
      body.grant_type === 'refresh_token'
        ? grants.refresh(body.refresh_token ?? '')
        : redeem(grants, clientId, body)
    if (pair === null) return refuse(reply, 'Value passed for the authorization code was invalid.')
    return describePair(pair)
  })
  scope.post('/2/oauth2/revoke', async (request, reply) => {
    if (clientOf(request) === null) return refuseClient(reply)
    grants.revoke(z.object({ token: z.string() }).parse(request.body).token)
    return { revoked: true }
  })
}

function redeem(grants: GrantBook, clientId: string, body: Record<string, string>): TokenPair | null {
  const proof = exchange.safeParse(body)
  if (body.grant_type !== 'authorization_code' || !proof.success) return null
  const { code, code_verifier: codeVerifier, redirect_uri: redirectUri } = proof.data
  return grants.redeem({ code, codeVerifier, redirectUri, clientId })
}

/** Confidential clients say who they are by Basic authentication. */
function clientOf(request: FastifyRequest): string | null {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ')
  const [id = '', secret] = Buffer.from(encoded, 'base64').toString().split(':')
  return scheme === 'Basic' && id !== '' && secret === CLIENT_SECRET ? decodeURIComponent(id) : null
}

function describePair({ accessToken, refreshToken, expiresInSec, scope }: TokenPair) {
  return {
    token_type: 'bearer',
    expires_in: expiresInSec,
    access_token: accessToken,
    scope,
    ...(refreshToken === null ? {} : { refresh_token: refreshToken }),
  }
}

const refuse = (reply: FastifyReply, text: string) =>
  reply.status(400).send({ error: 'invalid_request', error_description: text })
const refuseClient = (reply: FastifyReply) =>
  reply
    .status(401)
    .send({ error: 'unauthorized_client', error_description: 'Missing valid authorization header' })
