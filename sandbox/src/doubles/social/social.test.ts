import { createHash } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFaultBoard, type FaultBoard } from '../../faults/fault-board.ts'
import type { World } from '../../world/world.ts'
import { mountDouble } from '../mount-doubles.ts'
import { createGrantBook } from './grant-book.ts'
import { double } from './index.ts'

const VERIFIER = 'v'.repeat(43)
const BACK = 'https://app.test/back'
const ASKED = {
  response_type: 'code',
  client_id: 'practice',
  redirect_uri: BACK,
  scope: 'users.read offline.access',
  state: 's1',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
}
const BASIC = `Basic ${Buffer.from('practice:practice').toString('base64')}`

let app: FastifyInstance
let faults: FaultBoard
beforeEach(async () => {
  faults = createFaultBoard()
  app = Fastify()
  await mountDouble(app, double, { faults } as World)
})
afterEach(() => app.close())

const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/social${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
async function codeFor(username = 'merlin'): Promise<string> {
  const answer = await form('/i/oauth2/authorize', { ...ASKED, decision: 'allow', username })
  const back = new URL(String(answer.headers.location))
  expect(back.searchParams.get('state')).toBe('s1')
  return back.searchParams.get('code') ?? ''
}
const exchange = (code: string, change: Record<string, string> = {}, authorization = BASIC) =>
  form(
    '/2/oauth2/token',
    { grant_type: 'authorization_code', code, code_verifier: VERIFIER, redirect_uri: BACK, ...change },
    { authorization },
  )
const me = (token: string) =>
  app.inject({ url: '/social/2/users/me', headers: { authorization: `Bearer ${token}` } })

describe('the practice network', () => {
  it('asks on a page, and gives tokens for the code it sends back', async () => {
    const page = await app.inject({ url: `/social/i/oauth2/authorize?${new URLSearchParams(ASKED)}` })
    expect(page.body).toContain('Authorize app')
    expect(page.body).toContain('See your user name')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    const tokens = (await exchange(await codeFor())).json()
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 7200, scope: ASKED.scope })
    expect((await me(tokens.access_token)).json()).toMatchObject({ data: { username: 'merlin' } })
    const again = await form(
      '/2/oauth2/token',
      { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
      { authorization: BASIC },
    )
    expect(again.statusCode).toBe(200)
    await form('/2/oauth2/revoke', { token: tokens.access_token }, { authorization: BASIC })
    expect((await me(tokens.access_token)).statusCode).toBe(401)
  })

  it('writes what it was asked for as text, never as markup', async () => {
    const asked = new URLSearchParams({ ...ASKED, state: '"><script>', scope: 'users.read <b>all</b>' })
    const { body } = await app.inject({ url: `/social/i/oauth2/authorize?${asked}` })
    expect(body).not.toMatch(/<script>|<b>/)
    expect(body).toContain('&#60;b&#62;all')
  })

  it('takes a refusal back to the app', async () => {
    const answer = await form('/i/oauth2/authorize', { ...ASKED, decision: 'deny', username: 'merlin' })
    expect(answer.headers.location).toBe(`${BACK}?error=access_denied&state=s1`)
  })

  it('insists on S256, the right verifier, the same way back and the client’s name', async () => {
    const plain = new URLSearchParams({ ...ASKED, code_challenge_method: 'plain' })
    expect((await app.inject({ url: `/social/i/oauth2/authorize?${plain}` })).statusCode).toBe(400)
    expect((await exchange(await codeFor(), { code_verifier: 'w'.repeat(43) })).statusCode).toBe(400)
    expect((await exchange(await codeFor(), { redirect_uri: `${BACK}/x` })).statusCode).toBe(400)
    expect((await exchange(await codeFor(), {}, 'Basic x')).statusCode).toBe(401)
  })

  it('takes a code once', async () => {
    const code = await codeFor()
    expect((await exchange(code)).statusCode).toBe(200)
    expect((await exchange(code)).statusCode).toBe(400)
  })

  it('takes no code after 30 seconds', () => {
    let nowMs = 0
    const book = createGrantBook(() => nowMs)
    const { client_id: clientId, redirect_uri: redirectUri, code_challenge: codeChallenge, scope } = ASKED
    const proof = { codeVerifier: VERIFIER, redirectUri, clientId }
    const [early, late] = [1, 2].map(() =>
      book.allow({ clientId, redirectUri, codeChallenge, scope }, 'merlin'),
    )
    nowMs = 29_999
    expect(book.redeem({ code: early ?? '', ...proof })).not.toBeNull()
    nowMs = 30_000
    expect(book.redeem({ code: late ?? '', ...proof })).toBeNull()
  })

  it('expire: codes that are out become too old', async () => {
    const code = await codeFor()
    faults.set({ target: 'social', kind: 'expire', times: 1 })
    expect((await exchange(code)).statusCode).toBe(400)
  })

  it('lie: a name far longer than any the original gives', async () => {
    const { access_token } = (await exchange(await codeFor())).json()
    faults.set({ target: 'social', kind: 'lie', times: 1 })
    expect((await me(access_token)).json().data.username).toHaveLength(150)
  })
})
