import { createHash } from 'node:crypto'
import { RECOVERY_GRACE_MS, STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { openAccountWorld } from '@windhover/testkit/open-account-world'
import { registerPasskey, signInWithPasskey, signUp } from '@windhover/testkit/sign-up'
import { createSoftwarePasskey, type SoftwarePasskey } from '@windhover/testkit/software-passkey'
import { rootOf } from '@windhover/testkit/test-device'
import { afterAll, describe, expect, it } from 'vitest'

const { clock, origin, server, sql, close } = await openAccountWorld()
afterAll(close)

async function withCodes() {
  const browser = server.openBrowser()
  const { account, passkey } = await signUp(browser, { origin })
  const { body } = await browser.send(credentialRoutes.makeRecoveryCodes)
  return { browser, account, passkey, codes: body.codes, first: body.codes[0] ?? '' }
}

const enter = (code: string) => {
  const browser = server.openBrowser()
  return browser
    .send(signInRoutes.signInWithRecoveryCode, { body: { code } })
    .then((answer) => ({ browser, answer }))
}

/** No key is left that could enrol the new one, so the code does. */
function recoverTo({ key }: SoftwarePasskey, owner: string, code: string): SignedStatement {
  const { demotes: _, ...said } = rootOf({ owner, key })
  return {
    statement: { ...said, kind: 'recovery', owner },
    keyId: createHash('sha256').update(code).digest('hex'),
    proof: { by: 'code', code },
  }
}

describe('recovery codes', () => {
  it('come ten at a time, are readable, and only their hashes are stored', async () => {
    const { browser, codes, account } = await withCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/)
    expect((await browser.send(accountRoutes.getAccount)).body.recoveryCodesLeft).toBe(10)
    const stored = JSON.stringify(
      await sql`select * from account_recovery_code where user_id = ${account.userId}`,
    )
    for (const code of codes) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replaceAll('-', ''))
    }
  })

  it('sign in once each, however they are typed', async () => {
    const { account, first } = await withCodes()
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')} `
    const { answer } = await enter(typed)
    expect(answer.body).toMatchObject({ userId: account.userId, recoveryCodesLeft: 9 })
    expect(answer.body.session.method).toBe('recovery')
    const { answer: again } = await enter(first)
    expect([again.status, again.code]).toEqual([401, 'account/recoveryRefused'])
  })

  it('are used up by exactly one of twenty tries at once', async () => {
    const { first } = await withCodes()
    const tries = await Promise.all(Array.from({ length: 20 }, () => enter(first)))
    expect(tries.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
    expect(tries.filter(({ answer }) => answer.code === 'account/recoveryRefused')).toHaveLength(19)
  })

  it('stop working when new ones are made', async () => {
    const { browser, first } = await withCodes()
    const { body } = await browser.send(credentialRoutes.makeRecoveryCodes)
    expect((await enter(first)).answer.code).toBe('account/recoveryRefused')
    expect((await enter(body.codes[0] ?? '')).answer.status).toBe(200)
  })

  it('leave one whole set when several are made at once', async () => {
    const { browser } = await withCodes()
    await Promise.all(Array.from({ length: 24 }, () => browser.send(credentialRoutes.makeRecoveryCodes)))
    expect((await browser.send(accountRoutes.getAccount)).body.recoveryCodesLeft).toBe(10)
  })

  it('refuse what was never made', async () => {
    expect((await enter('00000-00000-00000-00000-00000')).answer.code).toBe('account/recoveryRefused')
  })

  it('open nothing dangerous, but let a new passkey be added, which then proves presence', async () => {
    const { first, account } = await withCodes()
    const { browser, answer } = await enter(first)
    expect(answer.body.session.stepUpUntil).toBeNull()
    const id = (await browser.send(credentialRoutes.listPasskeys)).body[0]?.id ?? ''
    const refusals = await Promise.all([
      browser.send(credentialRoutes.makeRecoveryCodes),
      browser.send(credentialRoutes.removePasskey, { params: { id } }),
    ])
    expect(refusals.map(({ code }) => code)).toEqual(['account/stepUpRequired', 'account/stepUpRequired'])

    const fresh = createSoftwarePasskey({ origin })
    const added = await registerPasskey(browser, fresh, {
      next: async () => [recoverTo(fresh, account.owner, first)],
    })
    expect(added.body).toMatchObject({ userId: account.userId, passkeyCount: 2 })
    expect(added.body.session.stepUpUntil).toBeNull()
    expect((await browser.send(credentialRoutes.makeRecoveryCodes)).code).toBe('account/stepUpRequired')
    expect((await signInWithPasskey(server.openBrowser(), fresh)).body.userId).toBe(account.userId)
  })

  it('let a passkey be added only at the beginning of the session they opened', async () => {
    const { first } = await withCodes()
    const { browser } = await enter(first)
    clock.moveBy(RECOVERY_GRACE_MS + 1_000)
    const late = await browser.send(signInRoutes.startPasskeyRegistration)
    expect([late.status, late.code]).toEqual([403, 'account/stepUpRequired'])
  })

  it('do not count as a way to sign in when a passkey is removed', async () => {
    const { browser } = await withCodes()
    const id = (await browser.send(credentialRoutes.listPasskeys)).body[0]?.id ?? ''
    expect((await browser.send(credentialRoutes.removePasskey, { params: { id } })).code).toBe(
      'account/lastCredential',
    )
  })

  it('need a fresh proof to be made', async () => {
    const { browser } = await withCodes()
    clock.moveBy(STEP_UP_VALID_MS + 1_000)
    expect((await browser.send(credentialRoutes.makeRecoveryCodes)).code).toBe('account/stepUpRequired')
  })
})
