import { CHALLENGE_VALID_MS, STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { Browser } from '@windhover/testkit/browser'
import { openAccountWorld } from '@windhover/testkit/open-account-world'
import { saveCodes } from '@windhover/testkit/recovery-codes'
import { answerStepUp, signInWithPasskey, signUp, stepUpWithPasskey } from '@windhover/testkit/sign-up'
import { createSoftwarePasskey } from '@windhover/testkit/software-passkey'
import { afterAll, describe, expect, it } from 'vitest'

const { clock, origin, server, close } = await openAccountWorld()
afterAll(close)

async function signedInLongAgo(): Promise<{
  browser: Browser
  passkey: Awaited<ReturnType<typeof signUp>>['passkey']
}> {
  const browser = server.openBrowser()
  const { passkey } = await signUp(browser, { origin })
  clock.moveBy(STEP_UP_VALID_MS + 1_000)
  return { browser, passkey }
}

describe('step-up', () => {
  it('opens dangerous acts for five minutes after a fresh passkey', async () => {
    const { browser, passkey } = await signedInLongAgo()
    expect((await saveCodes(browser)).code).toBe('account/stepUpRequired')
    expect((await browser.send(accountRoutes.getAccount)).body.session.stepUpUntil).toBeNull()

    const proven = await stepUpWithPasskey(browser, passkey)
    expect(proven.status).toBe(200)
    expect(proven.body.session.stepUpUntil).not.toBeNull()
    expect((await saveCodes(browser)).status).toBe(200)

    clock.moveBy(STEP_UP_VALID_MS + 1_000)
    expect((await saveCodes(browser)).code).toBe('account/stepUpRequired')
  })

  it('counts a fresh sign-in as proof', async () => {
    const { passkey } = await signedInLongAgo()
    const elsewhere = server.openBrowser()
    await signInWithPasskey(elsewhere, passkey)
    expect((await saveCodes(elsewhere)).status).toBe(200)
  })

  it('opens only the session that proved it', async () => {
    const { browser, passkey } = await signedInLongAgo()
    const elsewhere = server.openBrowser()
    await signInWithPasskey(elsewhere, passkey)
    expect((await saveCodes(browser)).code).toBe('account/stepUpRequired')
  })

  it('names the own passkeys and refuses a foreign one', async () => {
    const { browser, passkey } = await signedInLongAgo()
    const { passkey: foreign } = await signUp(server.openBrowser(), { origin })
    const { body } = await browser.send(signInRoutes.startStepUp)
    expect(body).toMatchObject({
      by: 'passkey',
      options: { userVerification: 'required', allowCredentials: [{ id: passkey.credentialId }] },
    })
    const refused = await stepUpWithPasskey(browser, foreign)
    expect([refused.status, refused.code]).toEqual([401, 'account/stepUpFailed'])
    const forged = await stepUpWithPasskey(browser, createSoftwarePasskey({ origin }), {
      credentialId: passkey.credentialId,
    })
    expect(forged.code).toBe('account/stepUpFailed')
    expect((await saveCodes(browser)).code).toBe('account/stepUpRequired')
  })

  it.each([
    ['another origin', { origin: 'https://windhover.example' }],
    ['no user verification', { userVerified: false }],
    ['a counter that went back', { counter: 1 }],
  ])('refuses %s', async (_what, twist) => {
    const { browser, passkey } = await signedInLongAgo()
    const answer = await stepUpWithPasskey(browser, passkey, twist)
    expect(answer.code).toBe('account/stepUpFailed')
  })

  it('refuses an answer given twice, late, or to the challenge of another session', async () => {
    const { browser, passkey } = await signedInLongAgo()
    const start = async (who: Browser) => {
      const { body } = await who.send(signInRoutes.startStepUp)
      if (body.by !== 'passkey') throw new Error('no passkey asked for')
      return { body: { passkey: answerStepUp(passkey, body) } }
    }
    const once = await start(browser)
    expect((await browser.send(signInRoutes.finishStepUp, once)).status).toBe(200)
    expect((await browser.send(signInRoutes.finishStepUp, once)).code).toBe('account/challengeExpired')

    const late = await start(browser)
    clock.moveBy(CHALLENGE_VALID_MS + 1_000)
    expect((await browser.send(signInRoutes.finishStepUp, late)).code).toBe('account/challengeExpired')

    const other = server.openBrowser()
    await signInWithPasskey(other, passkey)
    const elsewhere = await start(other)
    await start(browser)
    expect((await browser.send(signInRoutes.finishStepUp, elsewhere)).code).toBe('account/stepUpFailed')
  })

  it('refuses an answer to the challenge that the options bring along: the page makes its own', async () => {
    const { browser, passkey } = await signedInLongAgo()
    const { body } = await browser.send(signInRoutes.startStepUp)
    if (body.by !== 'passkey') throw new Error('no passkey asked for')
    const answer = await browser.send(signInRoutes.finishStepUp, {
      body: { passkey: passkey.authenticate(body.options) },
    })
    expect(answer.code).toBe('account/stepUpFailed')
  })

  it('refuses an empty proof', async () => {
    const { browser } = await signedInLongAgo()
    expect((await browser.send(signInRoutes.finishStepUp, { body: {} })).code).toBe('account/stepUpFailed')
  })
})
