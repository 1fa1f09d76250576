import { socialErrors } from '@windhover/core/social/errors'
import { z } from 'zod'
import type { SocialNetwork } from '../../ports/social.ts'

const ANSWER_WITHIN_MS = 8_000
/** `offline.access` brings the refresh token. */
const SCOPES = ['users.read', 'tweet.read', 'offline.access']
const USERNAME_CHARS_MAX = 200

const tokenAnswer = z.object({
  token_type: z.string().regex(/^bearer$/i),
  access_token: z.string().min(1).max(4_000),
  refresh_token: z.string().min(1).max(4_000).optional(),
  expires_in: z.number().positive().optional(),
})
const userAnswer = z.object({ data: z.object({ username: z.string().min(1).max(USERNAME_CHARS_MAX) }) })

type Options = {
  readonly authorizeUrl: string
  readonly apiUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The API of X, version 2, as a confidential client. */
export function createSocialNetwork(options: Options): SocialNetwork {
  const root = options.apiUrl.replace(/\/+$/, '')
  const basic = Buffer.from(
    `${encodeURIComponent(options.clientId)}:${encodeURIComponent(options.clientSecret)}`,
  ).toString('base64')
  const post = (path: string, fields: Record<string, string>) =>
    ask(`${root}${path}`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    })

  return {
    authorizeUrl: ({ state, codeChallenge, redirectUri }) => {
      const url = new URL(options.authorizeUrl)
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: options.clientId,
        redirect_uri: redirectUri,
        scope: SCOPES.join(' '),
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    exchangeCode: async ({ code, codeVerifier, redirectUri, nowMs }) => {
      const answer = await post('/2/oauth2/token', {
        grant_type: 'authorization_code',
        code,
        code_verifier: codeVerifier,
        redirect_uri: redirectUri,
      })
      const { access_token, refresh_token, expires_in } = shape(tokenAnswer, answer)
      return {
        accessToken: access_token,
        refreshToken: refresh_token ?? null,
        expiresAtMs: expires_in === undefined ? null : nowMs + expires_in * 1_000,
      }
    },
    readUsername: async (accessToken) => {
      const answer = await ask(`${root}/2/users/me`, { headers: { authorization: `Bearer ${accessToken}` } })
      return shape(userAnswer, answer).data.username
    },
    revoke: async (token) => {
      await post('/2/oauth2/revoke', { token })
    },
  }
}

/** Never repeated here: a code is good for one exchange only. */
async function ask(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch((error: unknown) => {
    throw socialErrors.connectFailed({ cause: error })
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw socialErrors.connectFailed({ context: { status: response.status } })
  return body
}

function shape<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = schema.safeParse(answer)
  if (!read.success) throw socialErrors.connectFailed({ cause: read.error })
  return read.data
}
