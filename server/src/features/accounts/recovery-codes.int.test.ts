import { RECOVERY_GRACE_MS, STEP_UP_VALID_MS } from '@windhover/core/accounts/constants'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { hashSignInSecret, signInSecretOf } from '@windhover/core/authority/derive-from-code'
import { makeRecoveryCode } from '@windhover/core/authority/recovery-code'
import { createLogger } from '@windhover/server/platform/log/logger'
import { openAccountWorld } from '@windhover/testkit/open-account-world'
import { makeCodeKey } from '@windhover/testkit/owner-keys'
import { saveCodes, signInWithCode } from '@windhover/testkit/recovery-codes'
import { registerPasskey, signInWithPasskey, signUp } from '@windhover/testkit/sign-up'
import { createSoftwarePasskey, type SoftwarePasskey } from '@windhover/testkit/software-passkey'
import { rootOf } from '@windhover/testkit/test-device'
import { afterAll, describe, expect, it } from 'vitest'

const lines: string[] = []
const log = createLogger(
  { process: 'test', instance: '1', level: 'trace' },
  { write: (line) => lines.push(line) },
)
const { clock, origin, server, sql, close } = await openAccountWorld({ log })
afterAll(close)

async function withCodes() {
  const browser = server.openBrowser()
  const { account, passkey } = await signUp(browser, { origin })
  const { codes, first } = await saveCodes(browser)
  return { browser, account, passkey, codes, first }
}

const enter = async (code: string) => {
  const browser = server.openBrowser()
  return { browser, answer: await signInWithCode(browser, code) }
}

/** No key is left that could enrol the new one, so the code does. */
const recoverTo = ({ key }: Pick<SoftwarePasskey, 'key'>, owner: string, code: string) => {
  const { demotes: _, ...said } = rootOf({ owner, key })
  return makeCodeKey(code).say({ ...said, kind: 'recovery', owner })
}

describe('recovery codes', () => {
  it('come ten at a time, and of each only a hash of what it shows is kept', async () => {
    const { browser, codes, account } = await withCodes()
    expect(new Set(codes).size).toBe(10)
    expect((await browser.send(accountRoutes.getAccount)).body.recoveryCodesLeft).toBe(10)
    const rows = await sql<{ code_hash: string }[]>`
      select * from account_recovery_code where user_id = ${account.userId}`
    const secrets = codes.map((code) => signInSecretOf('practice', code))
    expect(rows.map((row) => row.code_hash).sort()).toEqual(secrets.map(hashSignInSecret).sort())
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('never reach the api: neither an answer nor a line of its log has one', async () => {
    lines.length = 0
    const browser = server.openBrowser()
    await signUp(browser, { origin })
    const { codes, body, first } = await saveCodes(browser)
    expect(body).toEqual({ done: true })
    const answers = [body, (await enter(first)).answer.body, (await enter(first)).answer.body]
    const seen = `${JSON.stringify(answers)}${lines.join('')}`
    expect(seen).toContain('/api/account/sign-in/recovery')
    for (const code of codes)
      for (const secret of [code, code.replaceAll('-', ''), signInSecretOf('practice', code)])
        expect(seen.toUpperCase()).not.toContain(secret.toUpperCase())
  })

  it('are taken as ten different hashes that nobody else has, or not at all', async () => {
    const { codes } = await withCodes()
    const browser = server.openBrowser()
    await signUp(browser, { origin })
    const ten = Array.from({ length: 10 }, makeRecoveryCode)
    const same = Array.from({ length: 10 }, () => ten[0] ?? '')
    for (const wrong of [[], ten.slice(1), [...ten, makeRecoveryCode()], same])
      expect(await saveCodes(browser, wrong)).toMatchObject({ status: 400 })
    const plain = await browser.send(credentialRoutes.makeRecoveryCodes, { body: { signInHashes: ten } })
    expect(plain.status).toBe(400)
    const taken = await saveCodes(browser, [...ten.slice(1), codes[0] ?? ''])
    expect([taken.status, taken.code]).toEqual([409, 'account/recoveryNotKept'])
    expect((await browser.send(accountRoutes.getAccount)).body.recoveryCodesLeft).toBe(0)
    expect((await enter(codes[0] ?? '')).answer.status).toBe(200)
  })

  it('show nothing at sign-in but what they were derived to', async () => {
    const { first } = await withCodes()
    const secret = signInSecretOf('practice', first)
    for (const body of [{ code: first }, { secret: first }, { secret: hashSignInSecret(secret) }]) {
      const answer = await server.openBrowser().send(signInRoutes.signInWithRecoveryCode, { body })
      expect(answer.status).not.toBe(200)
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
    const later = await saveCodes(browser)
    expect((await enter(first)).answer.code).toBe('account/recoveryRefused')
    expect((await enter(later.first)).answer.status).toBe(200)
  })

  it('leave one whole set when several are made at once', async () => {
    const { browser } = await withCodes()
    await Promise.all(Array.from({ length: 24 }, () => saveCodes(browser)))
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
      saveCodes(browser),
      browser.send(credentialRoutes.removePasskey, { params: { id } }),
    ])
    expect(refusals.map(({ code }) => code)).toEqual(['account/stepUpRequired', 'account/stepUpRequired'])

    const fresh = createSoftwarePasskey({ origin })
    const added = await registerPasskey(browser, fresh, {
      next: async () => [await recoverTo(fresh, account.owner, first)],
    })
    expect(added.body).toMatchObject({ userId: account.userId, passkeyCount: 2 })
    expect(added.body.session.stepUpUntil).toBeNull()
    expect((await saveCodes(browser)).code).toBe('account/stepUpRequired')
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
    expect((await saveCodes(browser)).code).toBe('account/stepUpRequired')
  })
})
