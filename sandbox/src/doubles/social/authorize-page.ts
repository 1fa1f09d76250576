import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CONSENT_POLICY, consentPage } from './consent-page.ts'
import type { GrantBook } from './grant-book.ts'

const question = z.object({
  response_type: z.literal('code'),
  client_id: z.string().min(1),
  redirect_uri: z.url(),
  scope: z.string().min(1),
  state: z.string().min(1).max(500),
  /** 43 characters of base64url: SHA-256 and nothing else. */
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})
const decision = question.extend({
  decision: z.enum(['allow', 'deny']),
  username: z.string().regex(/^\w{1,15}$/),
})

/** The page on which a person says yes or no; it sends the browser back to the app either way. */
export function mountAuthorizePage(scope: FastifyInstance, grants: GrantBook): void {
  scope.get('/i/oauth2/authorize', async (request, reply) => {
    const asked = question.parse(request.query)
    return reply
      .header('content-security-policy', CONSENT_POLICY)
      .type('text/html; charset=utf-8')
      .send(consentPage(asked))
  })
  scope.post('/i/oauth2/authorize', async (request, reply) => {
    const said = decision.parse(request.body)
    const back = new URL(said.redirect_uri)
    if (said.decision === 'allow') {
      const asked = {
        clientId: said.client_id,
        redirectUri: said.redirect_uri,
        codeChallenge: said.code_challenge,
        scope: said.scope,
      }
      back.searchParams.set('code', grants.allow(asked, said.username))
    } else {
      back.searchParams.set('error', 'access_denied')
    }
    back.searchParams.set('state', said.state)
    return reply.redirect(back.href, 303)
  })
}
