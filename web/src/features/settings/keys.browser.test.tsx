import type { OwnerView } from '@windhover/core/authority/contract'
import { authorityErrors } from '@windhover/core/authority/errors'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import { vaultKeyRoutes } from '@windhover/core/vaults/key-contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { thisDevice } from '../../lib/authority/device.ts'
import {
  answerKeys,
  grantOf,
  type KeysWorld,
  manyKeys,
  rootOf,
  SECOND_KEY_ID,
  WAITING_KEY_ID,
  waitingKey,
} from '../../testing/answers/keys.ts'
import { answerPasskey, ownerWithPasskey } from '../../testing/answers/owner.ts'
import { makeSigner } from '../../testing/answers/signer.ts'
import { vaultKey } from '../../testing/answers/vault-keys.ts'
import { HOSTILE_WORDS } from '../../testing/hostile-rows.ts'
import { expectGoodLook, LOOK_WITHIN_MS, SIZES } from '../../testing/looks.ts'
import { type AppOptions, openApp } from '../../testing/open-app.tsx'
import { eventually, press, seen, tryAgainAfter } from '../../testing/screen.ts'
import type { StubServer } from '../../testing/stub-server.ts'

const settings = () => page.getByRole('region', { name: 'Settings app' })
const owners = () => settings().getByRole('region', { name: 'Owner keys' })
const lent = () => settings().getByRole('region', { name: 'Devices and programs' })
const recovery = () => settings().getByRole('region', { name: 'Recovery under way' })
const revoking = () => page.getByRole('alertdialog', { name: 'Revoke key' })
const adding = () => page.getByRole('dialog', { name: 'Add a program' })
const usePasskey = () => page.getByRole('button', { name: 'Use passkey' }).click()
const said = (text: string | RegExp) => expect.element(page.getByText(text).first())
const statementsOf = ({ said: calls }: KeysWorld) => calls.map(({ body }) => body.signed.statement)

beforeEach(() => void answerPasskey())
afterEach(() => void vi.restoreAllMocks())

async function openKeys(
  make: (vaultId: string) => OwnerView | Promise<OwnerView> = manyKeys,
  options: AppOptions = {},
) {
  let world: KeysWorld | null = null
  const before = async (server: StubServer, vaultId: string) => {
    world = answerKeys(server, vaultId, await make(vaultId))
    const keys = [vaultKey({ apiKeyHash: '3'.repeat(64), label: 'Bot', hint: 'x7k2' })]
    server.answer(vaultKeyRoutes.listVaultKeys, keys)
    await options.before?.(server, vaultId)
  }
  const opened = await openApp({ ...options, at: '?app=settings', before })
  await settings()
    .getByRole('button', { name: /^Safety/ })
    .click()
  await settings().getByRole('tab', { name: 'Keys and devices' }).click()
  if (world === null) throw new Error('nothing was answered')
  return { ...opened, world: world as KeysWorld }
}

it.each(SIZES)(
  'shows who owns the vaults, who was lent what, and a recovery above all, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openKeys(async (vaultId) => {
      const owner = await manyKeys(vaultId)
      return { ...owner, roots: [...owner.roots, waitingKey()], codeUsedAt: Date.now() - 10.5 * 3_600_000 }
    }, size)
    const keys = await seen(owners())
    expect(keys).toMatch(/MacBook\s+This one\s+Synced, added .*, used 4 h ago/)
    expect(keys).toMatch(/YubiKey 5C\s+One device, added .*, never used/)
    expect(keys).toMatch(/Phantom\s+Wallet/)
    expect(keys).toContain('7 of 10 left, one used 10 h ago. Using one starts a 72 h wait')
    expect(keys).not.toContain('New')
    const rows = await seen(lent())
    expect(rows).toMatch(/Chrome on Mac\s+This device/)
    expect(rows).toContain('Trade, send to known recipients, orders, liquidity, pay for plans, used 1 h ago')
    expect(rows).toMatch(/\$421\.05 of \$2,000$/m)
    expect(rows).toMatch(/Safari on iPhone\s+Trade only, never used/)
    expect(rows).toContain('in 2 days')
    expect(rows).toMatch(/rebalancer\s+Program\s+Trade only, vault #\d+, used 3 h ago/)
    expect(await seen(recovery())).toMatch(
      /A new owner key is added in 6[01]:\d\d:\d\d\. If this was not you/,
    )
    await expectGoodLook('safety-devices')
  },
)

it('revokes a program with the passkey, at once and after one question', async () => {
  const { world } = await openKeys()
  await lent().getByRole('button', { name: 'Revoke rebalancer' }).click()
  await expect
    .element(revoking().getByText('“rebalancer” can no longer spend.', { exact: false }))
    .toBeVisible()
  await revoking().getByRole('button', { name: 'Keep key' }).click()
  expect(world.said).toEqual([])
  await lent().getByRole('button', { name: 'Revoke rebalancer' }).click()
  await revoking().getByRole('button', { name: 'Confirm Revoke' }).click()
  await usePasskey()
  await said('rebalancer revoked').toBeVisible()
  await expect.element(lent().getByText('rebalancer')).not.toBeInTheDocument()
  expect(statementsOf(world)).toMatchObject([{ kind: 'revocation', target: '2'.repeat(64) }])
})

it('gives back what this browser was lent without asking for the passkey', async () => {
  const { world } = await openKeys()
  await lent().getByRole('button', { name: 'Revoke Chrome on Mac' }).click()
  await revoking().getByRole('button', { name: 'Confirm Revoke' }).click()
  await said('Chrome on Mac revoked').toBeVisible()
  const { id } = await thisDevice()
  expect(world.said.map(({ body }) => body.signed)).toMatchObject([
    { keyId: id, statement: { kind: 'revocation', target: id }, proof: { by: 'device' } },
  ])
})

it('revokes a second passkey in the signer and in the account, and says what ends with it', async () => {
  const { world } = await openKeys()
  await owners().getByRole('button', { name: 'Revoke YubiKey 5C' }).click()
  await expect.element(revoking().getByText('What it lent ends too: Safari on iPhone.')).toBeVisible()
  await revoking().getByRole('button', { name: 'Confirm Revoke' }).click()
  await usePasskey()
  await said('YubiKey 5C revoked').toBeVisible()
  expect(statementsOf(world)).toMatchObject([{ kind: 'revocation', target: SECOND_KEY_ID }])
  await expect.element(owners().getByText('YubiKey 5C')).not.toBeInTheDocument()
  await expect.element(lent().getByText('Safari on iPhone')).not.toBeInTheDocument()
})

it('offers no way to revoke the only key, and hides that of the key in use behind a menu', async () => {
  await openKeys()
  expect(owners().getByRole('button', { name: 'Revoke MacBook' }).query()).toBeNull()
  await owners().getByRole('button', { name: 'More for MacBook' }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await expect.element(revoking()).toBeVisible()
  await press('{Escape}')
  await openKeys(ownerWithPasskey)
  await expect.element(owners().getByText('Key', { exact: true })).toBeVisible()
  expect(
    owners()
      .getByRole('button', { name: /Revoke|More for/ })
      .elements(),
  ).toEqual([])
  await expect.element(lent().getByText('No devices or programs')).toBeVisible()
})

it('shows what the signer answers when it refuses, and keeps the row', async () => {
  const { server } = await openKeys()
  const { code, message, status } = authorityErrors.lastRoot()
  server.refuse(ownerRoutes.sayStatement, { code, error: message, status })
  await lent().getByRole('button', { name: 'Revoke rebalancer' }).click()
  await revoking().getByRole('button', { name: 'Confirm Revoke' }).click()
  await usePasskey()
  await expect.element(revoking().getByText(message)).toBeVisible()
  await revoking().getByRole('button', { name: 'Keep key' }).click()
  await expect.element(lent().getByText('rebalancer')).toBeVisible()
})

it('renews a device whose time runs out, for the same key and with the same powers', async () => {
  const { world } = await openKeys()
  await lent().getByRole('button', { name: 'Renew Safari on iPhone' }).click()
  await expect.element(page.getByText('You are lending powers over your vaults')).toBeVisible()
  await usePasskey()
  await said('Safari on iPhone renewed for 30 days').toBeVisible()
  const [grant] = statementsOf(world)
  const { key, powers } = world.view().grants.find(({ name }) => name === 'Safari on iPhone') ?? {}
  expect(grant).toMatchObject({ kind: 'grant', key, scopes: powers?.scopes, perDayUsd: powers?.perDayUsd })
  expect(grant.expiresAt - grant.at).toBe(30 * 24 * 3_600_000)
})

it.each(SIZES)(
  'lends an API key powers as a program, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const { world, vaultId } = await openKeys(ownerWithPasskey, size)
    await lent().getByRole('button', { name: 'Add program' }).click()
    await adding().getByRole('button', { name: 'Add program' }).click()
    await expect.element(adding().getByText('Give the program a name.')).toBeVisible()
    await adding().getByRole('textbox', { name: 'Name' }).fill('reba\u202elancer')
    await adding().getByRole('textbox', { name: 'Per transaction' }).fill('300')
    await adding().getByRole('button', { name: 'Add program' }).click()
    await expect.element(adding().getByText('At least as much as per transaction.')).toBeVisible()
    await adding().getByRole('textbox', { name: 'In any 24 h' }).fill('1,000')
    await adding().getByRole('textbox', { name: 'Ends after' }).fill('31')
    await adding().getByRole('button', { name: 'Add program' }).click()
    await expect.element(adding().getByText('From 1 to 30 days.')).toBeVisible()
    await expectGoodLook('add-program')
    await adding().getByRole('textbox', { name: 'Ends after' }).fill('7')
    await adding().getByRole('button', { name: 'Add program' }).click()
    await expect
      .element(
        page.getByText(
          'rebalancer: trade only, up to $300.00 at a time and $1,000.00 in 24 hours, for 7 days',
        ),
      )
      .toBeVisible()
    await usePasskey()
    await said('rebalancer can now spend what you lent it').toBeVisible()
    const [grant] = statementsOf(world)
    expect(grant).toMatchObject({
      ...{ kind: 'grant', name: 'rebalancer', key: { type: 'api-key', hash: '3'.repeat(64) } },
      ...{ vaults: [vaultId], scopes: ['trade'], perTransactionUsd: 300, perDayUsd: 1_000 },
      knownRecipientsOnly: true,
    })
    expect(grant.expiresAt - grant.at).toBe(7 * 24 * 3_600_000)
    await expect.element(lent().getByText('rebalancer')).toBeVisible()
  },
)

it('lends a program powers by its own public key, and refuses a private one', async () => {
  const { world } = await openKeys(ownerWithPasskey)
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const jwkOf = async (key: CryptoKey) => JSON.stringify(await crypto.subtle.exportKey('jwk', key))
  await lent().getByRole('button', { name: 'Add program' }).click()
  await adding().getByRole('textbox', { name: 'Name' }).fill('rebalancer')
  await adding().getByRole('radio', { name: 'Its own key' }).click()
  const field = adding().getByRole('textbox', { name: 'Public key' })
  await field.fill(await jwkOf(pair.privateKey))
  await adding().getByRole('button', { name: 'Add program' }).click()
  await expect.element(adding().getByText(/^This is a private key/)).toBeVisible()
  await field.fill(await jwkOf(pair.publicKey))
  await adding().getByRole('button', { name: 'Add program' }).click()
  await usePasskey()
  await eventually(() => statementsOf(world)).toMatchObject([{ key: { type: 'device' } }])
  expect(statementsOf(world)[0].key.publicKey).toHaveLength(87)
})

it('stops a recovery, in the signer and in the account', async () => {
  const { world } = await openKeys(async (vaultId) => {
    const owner = await manyKeys(vaultId)
    return { ...owner, roots: [...owner.roots, waitingKey()] }
  })
  const shown = () => /\d\d:\d\d:\d\d/.exec(recovery().element().textContent ?? '')?.[0]
  await expect.element(recovery()).toBeVisible()
  const first = shown()
  await eventually(() => shown() !== first).toBe(true)
  await recovery().getByRole('button', { name: 'Stop recovery' }).click()
  await usePasskey()
  await said('Recovery stopped. Nothing was added.').toBeVisible()
  await expect.element(recovery()).not.toBeInTheDocument()
  expect(statementsOf(world)).toMatchObject([{ kind: 'revocation', target: WAITING_KEY_ID }])
})

it.each(SIZES)(
  'tells a guest what a passkey would change, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    await openKeys(async () => {
      const { id, key } = await thisDevice()
      return { ...ownerWithPasskey(), roots: [rootOf({ keyId: id, key, name: 'Chrome on Linux' })] }
    }, size)
    const keys = await seen(owners())
    expect(keys).toContain('This browser is the only key of your vaults.')
    expect(keys).toMatch(/Chrome on Linux\s+This one/)
    await expectGoodLook('keys-of-a-guest')
    await owners().getByRole('button', { name: 'Add key' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Keep this account' })).toBeVisible()
    await press('{Escape}')
  },
)

it('says when the keys cannot be loaded, and tries again', async () => {
  const { server } = await openKeys(manyKeys, {
    before: (stub) => void stub.breakDown(ownerRoutes.getOwner, 409),
  })
  const problem = settings().getByText('The keys could not be loaded.')
  await expect.element(problem).toBeVisible()
  const owner = await manyKeys('1')
  const mend = () => server.answer(ownerRoutes.getOwner, owner)
  await tryAgainAfter(mend, settings().getByRole('button', { name: /try again|retry/i }))
  await expect.element(owners().getByText('YubiKey 5C')).toBeVisible()
})

it('shows no keys that the signer has not named itself', async () => {
  const stranger = await makeSigner()
  const owner = await manyKeys('1')
  await openKeys(manyKeys, {
    before: (stub) =>
      void stub.answer(ownerRoutes.attestOwner, ({ query }) =>
        stranger.attest(owner, query.get('nonce') ?? ''),
      ),
  })
  await said('These keys could not be checked, so they are not shown.').toBeVisible()
  expect(owners().elements()).toEqual([])
})

it('does not say that a key was revoked while the signer still knows it', async () => {
  await openKeys(manyKeys, {
    before: (stub, vaultId) =>
      void stub.answer(ownerRoutes.sayStatement, {
        hash: 'f'.repeat(64),
        ownerId: vaultId.padStart(64, '0'),
      }),
  })
  await lent().getByRole('button', { name: 'Revoke rebalancer' }).click()
  await revoking().getByRole('button', { name: 'Confirm Revoke' }).click()
  await usePasskey()
  await said('The signer still knows this key. It was not revoked.').toBeVisible()
  await expect.element(lent().getByText('rebalancer')).toBeVisible()
})

it.each(SIZES)(
  'shows hostile and overlong names on one line, as what they are, $viewport',
  { timeout: LOOK_WITHIN_MS },
  async (size) => {
    const hostile = HOSTILE_WORDS.map(({ name }) => name)
    await openKeys(async (vaultId) => {
      const owner = await manyKeys(vaultId)
      const names = [...hostile, 'W'.repeat(60), '\u202e\u200b']
      const grants = names.map((name, place) => grantOf({ keyId: String(place).padStart(64, '0'), name }))
      const [first, ...rest] = owner.roots
      return { ...owner, roots: [{ ...(first as (typeof rest)[0]), name: 'M'.repeat(60) }, ...rest], grants }
    }, size)
    await expect.element(lent().getByText('W'.repeat(60))).toBeVisible()
    await expect.element(lent().getByText('Unnamed').first()).toBeVisible()
    const text = lent().element().textContent ?? ''
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u{e0000}-\u{e007f}]/u)
    await expectGoodLook('keys-hostile')
  },
)
