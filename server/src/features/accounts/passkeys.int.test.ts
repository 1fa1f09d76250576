import { STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { openAccountWorld } from '@windhover/testkit/open-account-world'
import {
  addPasskey,
  answerSignIn,
  enrolNext,
  registerPasskey,
  signInWithPasskey,
  signUp,
  stepUpWithPasskey,
} from '@windhover/testkit/sign-up'
import { createSoftwarePasskey } from '@windhover/testkit/software-passkey'
import { grantOf, makeTestDevice } from '@windhover/testkit/test-device'
import { afterAll, describe, expect, it } from 'vitest'

const { clock, origin, server, sql, close } = await openAccountWorld()
afterAll(close)

describe('sign-up with a passkey', () => {
  it('makes an account and a session in one go and tells the other capabilities', async () => {
    const browser = server.openBrowser()
    const { account } = await signUp(browser, { origin })
    expect(account).toMatchObject({ passkeyCount: 1, wallets: [], recoveryCodesLeft: 0 })
    expect(account.session).toMatchObject({ method: 'passkey', stepUpUntil: expect.any(String) })
    expect(server.created.filter((userId) => userId === account.userId)).toHaveLength(1)
    const again = await browser.send(accountRoutes.getAccount)
    expect(again.body).toEqual(account)
  })

  it('asks for a discoverable passkey with user verification and shows no address', async () => {
    const { body } = await server.openBrowser().send(signInRoutes.startPasskeyRegistration)
    expect(body.options).toMatchObject({
      rp: { id: 'localhost', name: 'Windhover' },
      user: { name: expect.stringMatching(/^Windhover \d{4}-\d\d-\d\d$/) },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(JSON.stringify(body)).not.toContain('invalid')
  })

  it('sets a cookie no script can read and no other site can send along', async () => {
    const browser = server.openBrowser()
    const answer = await registerPasskey(browser, createSoftwarePasskey({ origin }))
    const session = answer.setCookies.find((line) => line.startsWith('windhover-session='))
    expect(session).toMatch(/HttpOnly/)
    expect(session).toMatch(/SameSite=Lax/)
    expect(session).toMatch(/Path=\//)
    expect(session).not.toMatch(/Domain/)
  })

  it.each([
    ['another origin', { origin: 'https://windhover.example' }],
    ['another challenge', { challenge: Buffer.from('not the one').toString('base64url') }],
    ['another relying party', { rpId: 'windhover.example' }],
    ['no user verification', { userVerified: false }],
  ])('refuses %s and leaves no account behind', async (_what, twist) => {
    const [before] = await sql`select count(*)::int as total from account_user`
    const browser = server.openBrowser()
    const answer = await registerPasskey(browser, createSoftwarePasskey({ origin }), twist)
    expect([answer.status, answer.code]).toEqual([400, 'account/passkeyNotSaved'])
    expect((await browser.send(accountRoutes.getAccount)).status).toBe(401)
    const [after] = await sql`select count(*)::int as total from account_user`
    expect(after).toEqual(before)
  })

  it('lets a challenge be answered once only', async () => {
    const browser = server.openBrowser()
    const { body } = await browser.send(signInRoutes.startPasskeyRegistration)
    const finish = async () => {
      const passkey = createSoftwarePasskey({ origin })
      const { enrolment } = await makeTestDevice().enrol(passkey)
      return await browser.send(signInRoutes.registerPasskey, {
        body: { response: passkey.register(body.options), enrolment },
      })
    }
    expect((await finish()).status).toBe(200)
    browser.cookies.delete('windhover-session')
    expect((await finish()).code).toBe('account/challengeExpired')
  })

  it('refuses a challenge that is older than five minutes', async () => {
    const browser = server.openBrowser()
    const { body } = await browser.send(signInRoutes.startPasskeyRegistration)
    const [open] =
      await sql`select id, expires_at - now() as left from account_challenge order by created_at desc limit 1`
    expect(open?.left).toMatch(/^00:0(4:5\d|5:00)/)
    await sql`update account_challenge set expires_at = now() - interval '1 second' where id = ${open?.id}`
    const passkey = createSoftwarePasskey({ origin })
    const response = passkey.register(body.options)
    const { enrolment } = await makeTestDevice().enrol(passkey)
    const answer = await browser.send(signInRoutes.registerPasskey, { body: { response, enrolment } })
    expect(answer.code).toBe('account/challengeExpired')
  })

  it('does not register one credential for two accounts', async () => {
    const { passkey } = await signUp(server.openBrowser(), { origin })
    const thief = await registerPasskey(server.openBrowser(), passkey)
    expect(thief.code).toBe('account/passkeyNotSaved')
  })

  it('answers rubbish with a refusal, not with a failure', async () => {
    for (const response of [
      {},
      { id: 'x' },
      { id: 7, response: null },
      { id: 'AA', rawId: 'AA', type: 'public-key' },
    ]) {
      const browser = server.openBrowser()
      await browser.send(signInRoutes.startPasskeyRegistration)
      const { enrolment } = await makeTestDevice().enrol()
      const register = await browser.send(signInRoutes.registerPasskey, { body: { response, enrolment } })
      expect([register.status, register.code]).toEqual([400, 'account/passkeyNotSaved'])
      const { nonce } = (await browser.send(signInRoutes.startPasskeySignIn)).body
      const grant = grantOf({ owner: null, key: makeTestDevice().key, nonce })
      const signIn = await browser.send(signInRoutes.signInWithPasskey, { body: { response, grant } })
      expect(signIn.status).toBe(401)
    }
  })
})

describe('sign-in with a passkey', () => {
  it('finds the account by the passkey alone', async () => {
    const { passkey, account } = await signUp(server.openBrowser(), { origin })
    const elsewhere = server.openBrowser()
    const { body: start } = await elsewhere.send(signInRoutes.startPasskeySignIn)
    expect(start.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(start.options.allowCredentials ?? []).toEqual([])
    const answer = await signInWithPasskey(elsewhere, passkey)
    expect(answer.body).toMatchObject({ userId: account.userId, session: { method: 'passkey' } })
    expect(answer.body.session.id).not.toBe(account.session.id)
  })

  it.each([
    ['another origin', { origin: 'https://windhover.example' }],
    ['another challenge', { challenge: Buffer.from('not the one').toString('base64url') }],
    ['another relying party', { rpId: 'windhover.example' }],
    ['no user verification', { userVerified: false }],
    ['a counter that went back', { counter: 1 }],
    ['a credential nobody has', { credentialId: Buffer.from('nobody').toString('base64url') }],
  ])('refuses %s in the same words as everything else', async (_what, twist) => {
    const { passkey } = await signUp(server.openBrowser(), { origin })
    expect((await signInWithPasskey(server.openBrowser(), passkey)).status).toBe(200)
    const browser = server.openBrowser()
    const answer = await signInWithPasskey(browser, passkey, twist)
    expect([answer.status, answer.code]).toEqual([401, 'account/passkeyRefused'])
    expect((await browser.send(accountRoutes.getAccount)).status).toBe(401)
  })

  it('takes a counter once, also when two answers with it come at once', async () => {
    const { passkey } = await signUp(server.openBrowser(), { origin })
    const answers = await Promise.all(
      [1, 2, 3].map(() => signInWithPasskey(server.openBrowser(), passkey, { counter: 100 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
  })

  it('accepts authenticators that never count', async () => {
    const passkey = createSoftwarePasskey({ origin, countsUses: false })
    expect((await registerPasskey(server.openBrowser(), passkey)).status).toBe(200)
    for (let round = 0; round < 2; round += 1) {
      expect((await signInWithPasskey(server.openBrowser(), passkey)).status).toBe(200)
    }
  })

  it('lets an answer be given once only', async () => {
    const { passkey } = await signUp(server.openBrowser(), { origin })
    const browser = server.openBrowser()
    const { body } = await browser.send(signInRoutes.startPasskeySignIn)
    const answer = { body: answerSignIn(passkey, body) }
    expect((await browser.send(signInRoutes.signInWithPasskey, answer)).status).toBe(200)
    expect((await browser.send(signInRoutes.signInWithPasskey, answer)).code).toBe('account/challengeExpired')
  })

  it('does not take a registration challenge for a sign-in', async () => {
    const { passkey } = await signUp(server.openBrowser(), { origin })
    const browser = server.openBrowser()
    const { body } = await browser.send(signInRoutes.startPasskeyRegistration)
    const options = { ...body.options, rpId: 'localhost' }
    const answer = await browser.send(signInRoutes.signInWithPasskey, {
      body: answerSignIn(passkey, { options, nonce: 'ab'.repeat(16) }),
    })
    expect(answer.code).toBe('account/challengeExpired')
  })
})

describe('several passkeys', () => {
  it('adds one more, renames it, and signs in with it', async () => {
    const browser = server.openBrowser()
    const { account, passkey } = await signUp(browser, { origin })
    const second = createSoftwarePasskey({ origin, synced: true })
    const enrolment = await enrolNext(second, { root: passkey, owner: account.owner })
    const { body: start } = await browser.send(signInRoutes.startPasskeyRegistration)
    expect(start.options.excludeCredentials).toHaveLength(1)
    const added = await browser.send(signInRoutes.registerPasskey, {
      body: { response: second.register(start.options), name: 'Key ring', enrolment },
    })
    expect(added.body).toMatchObject({
      userId: account.userId,
      passkeyCount: 2,
      session: { id: account.session.id },
    })
    expect(server.created.filter((userId) => userId === account.userId)).toHaveLength(1)

    const { body: passkeys } = await browser.send(credentialRoutes.listPasskeys)
    expect(passkeys.map(({ name, synced }) => [name, synced])).toEqual([
      ['Passkey', false],
      ['Key ring', true],
    ])
    const id = passkeys[1]?.id ?? ''
    const renamed = await browser.send(credentialRoutes.renamePasskey, {
      params: { id },
      body: { name: 'Spare' },
    })
    expect(renamed.body).toMatchObject({ id, name: 'Spare' })
    expect((await signInWithPasskey(server.openBrowser(), second)).body.userId).toBe(account.userId)
  })

  it('needs an open step-up window to add one', async () => {
    const browser = server.openBrowser()
    const { passkey, account } = await signUp(browser, { origin })
    const by = { root: passkey, owner: account.owner }
    clock.moveBy(STEP_UP_VALID_MS + 1_000)
    const refused = await addPasskey(browser, createSoftwarePasskey({ origin }), by)
    expect([refused.status, refused.code]).toEqual([403, 'account/stepUpRequired'])
    expect((await stepUpWithPasskey(browser, passkey)).body.session.stepUpUntil).not.toBeNull()
    const added = await addPasskey(browser, createSoftwarePasskey({ origin }), by)
    expect(added.body.passkeyCount).toBe(2)
  })

  it('binds a registration to the session that asked for it', async () => {
    const browser = server.openBrowser()
    const { account, passkey } = await signUp(browser, { origin })
    const { body: start } = await browser.send(signInRoutes.startPasskeyRegistration)
    const second = createSoftwarePasskey({ origin })
    const response = second.register(start.options)
    const enrolment = await enrolNext(second, { root: passkey, owner: account.owner })
    const signedOut = server.openBrowser()
    for (const [name, value] of browser.cookies)
      if (name !== 'windhover-session') signedOut.cookies.set(name, value)
    const answer = await signedOut.send(signInRoutes.registerPasskey, { body: { response, enrolment } })
    expect(answer.code).toBe('account/passkeyNotSaved')
    const [row] =
      await sql`select count(*)::int as total from account_passkey where user_id = ${account.userId}`
    expect(row?.total).toBe(1)
  })

  it("neither renames nor removes somebody else's", async () => {
    const owner = server.openBrowser()
    await signUp(owner, { origin })
    const id = (await owner.send(credentialRoutes.listPasskeys)).body[0]?.id ?? ''
    const stranger = server.openBrowser()
    await signUp(stranger, { origin })
    const rename = await stranger.send(credentialRoutes.renamePasskey, {
      params: { id },
      body: { name: 'Mine' },
    })
    const remove = await stranger.send(credentialRoutes.removePasskey, { params: { id } })
    expect([rename.code, remove.code]).toEqual(['account/passkeyNotFound', 'account/passkeyNotFound'])
  })

  it('never removes the last way to sign in, not even when two go at once', async () => {
    const browser = server.openBrowser()
    const { account, passkey } = await signUp(browser, { origin })
    const only = (await browser.send(credentialRoutes.listPasskeys)).body[0]?.id ?? ''
    const last = await browser.send(credentialRoutes.removePasskey, { params: { id: only } })
    expect([last.status, last.code]).toEqual([409, 'account/lastCredential'])

    await addPasskey(browser, createSoftwarePasskey({ origin }), { root: passkey, owner: account.owner })
    const { body: both } = await browser.send(credentialRoutes.listPasskeys)
    const removals = await Promise.all(
      both.map(({ id }) => browser.send(credentialRoutes.removePasskey, { params: { id } })),
    )
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await browser.send(credentialRoutes.listPasskeys)).body).toHaveLength(1)
  })
})
