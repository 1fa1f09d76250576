import { accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes } from '@windhover/core/accounts/credential-contract'
import { newNonce } from '@windhover/core/authority/approve-intent'
import type { OwnerView } from '@windhover/core/authority/contract'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type AccountServer, createMovableClock, startAccountServer } from '@windhover/testkit/account-server'
import type { Browser } from '@windhover/testkit/browser'
import { addPasskey, registerPasskey, signInWithPasskey, signUp } from '@windhover/testkit/sign-up'
import { createSoftwarePasskey } from '@windhover/testkit/software-passkey'
import { createEthereumWallet, signInWithWallet, walletAsOwner } from '@windhover/testkit/software-wallets'
import { createTestDatabase, type TestDatabase } from '@windhover/testkit/test-database'
import { grantOf, makeTestDevice } from '@windhover/testkit/test-device'
import { testRedis } from '@windhover/testkit/test-redis'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignerClient } from '../../adapters/signer/index.ts'
import type { Signer } from '../../ports/signer.ts'

/** What people say on its way to the signer, which really listens here. */
const origin = 'http://localhost:4700'
let database: TestDatabase
let signer: TestSigner
let client: Signer
let server: AccountServer
let sql: postgres.Sql

beforeAll(async () => {
  database = await createTestDatabase()
  signer = await startTestSigner({ databaseUrl: database.signerUrl, wrapper: 'file' })
  client = createSignerClient({ socketPath: signer.socketPath })
  sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const clock = createMovableClock()
  const redis = testRedis()
  server = await startAccountServer({
    ...{ databaseUrl: database.url, redis, publicOrigin: origin, clock, signer: client },
  })
})
afterAll(async () => {
  await server?.stop()
  await sql?.end()
  await client?.close()
  await signer?.stop()
  await database?.drop()
})

const ownerOf = async (browser: Browser): Promise<OwnerView> =>
  (await browser.send(ownerRoutes.getOwner)).body
const unheard = async (userId: string) =>
  (await sql`select count(*)::int as total from account_statement where user_id = ${userId}`)[0]?.total
const say = (browser: Browser, signed: SignedStatement) =>
  browser.send(ownerRoutes.sayStatement, { body: { signed } })
const base = () => ({ version: 1 as const, at: Date.now(), nonce: newNonce() })

describe('GET /api/owner', () => {
  it('tells the own keys, and the devices that were lent powers', async () => {
    const browser = server.openBrowser()
    const { account, passkey, device } = await signUp(browser, { origin })
    expect(await ownerOf(browser)).toMatchObject({
      ownerId: account.owner,
      roots: [{ keyId: passkey.id, key: passkey.key }],
      grants: [{ key: device.key, rootId: passkey.id }],
      codesLeft: 0,
      vaults: [],
    })
    expect((await server.openBrowser().send(ownerRoutes.getOwner)).status).toBe(401)
  })

  it('tells of a sign-in on another device, by passkey and by wallet', async () => {
    const { passkey } = await signUp(server.openBrowser(), { origin })
    const [elsewhere, device] = [server.openBrowser(), makeTestDevice()]
    await signInWithPasskey(elsewhere, passkey, { device })
    expect((await ownerOf(elsewhere)).grants.map(({ key }) => key)).toContainEqual(device.key)

    const wallet = createEthereumWallet()
    await signInWithWallet(server.openBrowser(), wallet)
    const [there, other] = [server.openBrowser(), makeTestDevice()]
    await signInWithWallet(there, wallet, { device: other })
    const view = await ownerOf(there)
    expect(view.roots).toMatchObject([{ keyId: walletAsOwner(wallet, origin).id }])
    expect(view.grants.map(({ key }) => key)).toContainEqual(other.key)
  })
})

describe('POST /api/owner/statements', () => {
  it('hands over what the own keys say', async () => {
    const browser = server.openBrowser()
    const { account, passkey, device } = await signUp(browser, { origin })
    const program = makeTestDevice()
    const lent = await say(browser, await passkey.say(grantOf({ owner: account.owner, key: program.key })))
    expect(lent).toMatchObject({ status: 200, body: { ownerId: account.owner } })
    expect((await ownerOf(browser)).grants).toHaveLength(2)
    const ended = { ...base(), kind: 'revocation', owner: account.owner, target: lent.body.hash } as const
    expect((await say(browser, await device.say(ended))).code).toBe('authority/ownerOnly')
    expect((await say(browser, await passkey.say(ended))).status).toBe(200)
    expect((await ownerOf(browser)).grants).toHaveLength(1)
  })

  it('refuses what is said for somebody else, also by their own key', async () => {
    const [mine, theirs] = [server.openBrowser(), server.openBrowser()]
    const { passkey } = await signUp(mine, { origin })
    const { account: other, passkey: foreign } = await signUp(theirs, { origin })
    const thief = makeTestDevice()
    const grant = grantOf({ owner: other.owner, key: thief.key })
    for (const signed of [await passkey.say(grant), await foreign.say(grant)])
      expect((await say(mine, signed)).code).toBe('authority/unknownOwner')
    const unnamed = await passkey.say({ ...grant, owner: null })
    expect((await say(theirs, unnamed)).code).toBe('authority/ownerOnly')
    expect((await ownerOf(theirs)).grants.map(({ key }) => key)).not.toContainEqual(thief.key)
    expect(
      (await server.openBrowser().send(ownerRoutes.sayStatement, { body: { signed: unnamed } })).status,
    ).toBe(401)
  })
})

describe('taking a key away', () => {
  const rootsOf = async (browser: Browser) => (await ownerOf(browser)).roots.map(({ keyId }) => keyId)

  it('a passkey is named by the id that the signer knows, and gone in both places when it is removed', async () => {
    const browser = server.openBrowser()
    const { account, passkey } = await signUp(browser, { origin })
    const second = createSoftwarePasskey({ origin })
    await addPasskey(browser, second, { root: passkey, owner: account.owner })
    const [elsewhere, device] = [server.openBrowser(), makeTestDevice()]
    await signInWithPasskey(elsewhere, second, { device })
    const listed = (await browser.send(credentialRoutes.listPasskeys)).body
    expect(listed.map(({ keyId }) => keyId)).toEqual([passkey.id, second.id])

    const ended = { ...base(), kind: 'revocation', owner: account.owner, target: second.id } as const
    expect((await say(browser, await passkey.say(ended))).status).toBe(200)
    expect(await rootsOf(browser)).toEqual([passkey.id])
    expect((await ownerOf(browser)).grants.map(({ key }) => key)).not.toContainEqual(device.key)
    const id = listed[1]?.id ?? ''
    expect((await browser.send(credentialRoutes.removePasskey, { params: { id } })).status).toBe(200)
    expect((await signInWithPasskey(server.openBrowser(), second)).code).toBe('account/passkeyRefused')
    const last = { ...base(), kind: 'revocation', owner: account.owner, target: passkey.id } as const
    expect((await say(browser, await passkey.say(last))).code).toBe('authority/lastRoot')
  })

  it('a wallet no longer signs in once it is removed, and is never the last way in', async () => {
    const wallet = createEthereumWallet()
    const browser = server.openBrowser()
    const { body: account } = await signInWithWallet(browser, wallet)
    const { chain, address } = account.wallets[0] ?? { chain: 'ethereum' as const, address: '' }
    const remove = (params = { chain, address }) => browser.send(credentialRoutes.removeWallet, { params })
    expect((await remove()).code).toBe('account/lastCredential')
    const passkey = createSoftwarePasskey({ origin })
    await addPasskey(browser, passkey, { root: walletAsOwner(wallet, origin), owner: account.owner })
    const unknown = `0x${'1'.repeat(40)}`
    expect((await remove({ chain, address: unknown })).code).toBe('account/walletNotFound')
    expect((await remove()).status).toBe(200)
    const id = (await browser.send(credentialRoutes.listPasskeys)).body[0]?.id ?? ''
    const last = await browser.send(credentialRoutes.removePasskey, { params: { id } })
    expect(last.code).toBe('account/lastCredential')
    const again = await signInWithWallet(server.openBrowser(), wallet)
    expect(again.body.userId).not.toBe(account.userId)
  })
})

describe('a signer that is away', () => {
  it('keeps nobody from signing up or in, and hears all of it when it is back', async () => {
    await signer.kill9()
    const browser = server.openBrowser()
    const { account, passkey, device } = await signUp(browser, { origin })
    const [elsewhere, second] = [server.openBrowser(), makeTestDevice()]
    expect((await signInWithPasskey(elsewhere, passkey, { device: second })).status).toBe(200)
    expect((await elsewhere.send(ownerRoutes.getOwner)).status).toBe(503)
    expect(await unheard(account.userId)).toBe(3)
    await signer.restart()
    const view = await ownerOf(elsewhere)
    expect(view.roots.map(({ keyId }) => keyId)).toEqual([passkey.id])
    expect(view.grants.map(({ key }) => key)).toEqual([device.key, second.key])
    expect(await unheard(account.userId)).toBe(0)
  })
})

it('a key that the signer refuses is no key of the owner, and stands in the way of nothing else', async () => {
  const browser = server.openBrowser()
  const { account, passkey } = await signUp(browser, { origin })
  const [forged, honest] = [createSoftwarePasskey({ origin }), createSoftwarePasskey({ origin })]
  const by = { root: passkey, owner: account.owner }
  // Somebody holds the session for a moment, and none of the owner's keys.
  const added = await registerPasskey(browser, forged, {
    next: async () => {
      const thief = makeTestDevice()
      const { statement } = await passkey.say({
        ...{ ...base(), kind: 'root', owner: account.owner, key: forged.key, name: 'Mine', demotes: null },
      })
      return [{ ...(await thief.say(statement)), keyId: passkey.id }]
    },
  })
  expect(added.status).toBe(200)
  expect((await ownerOf(browser)).roots.map(({ keyId }) => keyId)).toEqual([passkey.id])
  expect((await addPasskey(browser, honest, by)).status).toBe(200)
  expect((await ownerOf(browser)).roots.map(({ keyId }) => keyId)).toEqual([passkey.id, honest.id])
  expect(await unheard(account.userId)).toBe(0)
  // It signs in, which is not the same as speaking for the owner.
  const [elsewhere, device] = [server.openBrowser(), makeTestDevice()]
  expect((await signInWithPasskey(elsewhere, forged, { device })).status).toBe(200)
  expect((await ownerOf(elsewhere)).grants.map(({ key }) => key)).not.toContainEqual(device.key)
  expect((await elsewhere.send(accountRoutes.getAccount)).body.userId).toBe(account.userId)
})
