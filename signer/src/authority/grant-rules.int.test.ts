import { randomUUID } from 'node:crypto'
import { ownerView } from '@windhover/core/authority/contract'
import { authorityErrors } from '@windhover/core/authority/errors'
import type { StatementOf } from '@windhover/core/authority/statements'
import type { Intent } from '@windhover/core/transactions/intent'
import {
  approvalOf,
  callerOf,
  grantFor,
  makeOwnedVault,
  rootApprovalOf,
  type SignerCall,
  tellSigner,
} from '@windhover/testkit/owner-calls'
import { makeDeviceKey, makePasskey, type OwnerKey } from '@windhover/testkit/owner-keys'
import { swapOf } from '@windhover/testkit/sample-facts'
import { evmAction, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { saidNow } from '@windhover/testkit/test-device'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { attestPrice } from '@windhover/testkit/test-witness'
import postgres from 'postgres'
import { encodeFunctionData, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'

const KNOWN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const NEW = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const DEPOSIT = encodeFunctionData({ abi: parseAbi(['function deposit() payable']), functionName: 'deposit' })
const MILLI = 10n ** 15n
const ABOVE = authorityErrors.aboveGrantNeedsOwner.code
const UNPAID = authorityErrors.newRecipientNeedsOwner.code
/** Three dollars for a thousandth. */
const ether = () => attestPrice({ chain: 'ethereum', token: 'native', decimals: 18, usd: '3000' })

let database: SignerDatabase
let signer: TestSigner
let second: TestSigner
let admin: postgres.Sql
let vaults = 100

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  second = await startTestSigner({ databaseUrl: database.url, wrapper: 'file', sharing: signer })
  admin = postgres(database.url, { max: 2, onnotice: () => {} })
})
afterAll(async () => {
  await second?.stop()
  await signer?.stop()
  await admin?.end()
  await database?.drop()
})

const call: SignerCall = (method, path, body) => callerOf(signer)(method, path, body)
const tell = (signed: Parameters<typeof tellSigner>[1]) => tellSigner(call, signed)
const pay = (vaultId: string, change: { milli?: number; to?: string } = {}) =>
  transferOf({
    vaultId,
    chain: 'ethereum',
    to: change.to ?? KNOWN,
    amountRaw: `${BigInt(change.milli ?? 1) * MILLI}`,
  })
type Payment = ReturnType<typeof pay>
/** One for one, so that no venue is needed for it. */
function wrapOf(vaultId: string, milli: number) {
  const amount = `${BigInt(milli) * MILLI}` as const
  const even = { sellAmountRaw: amount, quotedBuyAmountRaw: amount, minBuyAmountRaw: amount }
  const pair = { chain: 'ethereum', venue: 'zero-x', sellToken: 'native', buyToken: WETH } as const
  return swapOf({ ...pair, ...even, id: randomUUID(), vaultId })
}

const approve = async (by: OwnerKey, intent: Intent, facts?: unknown[]) =>
  (await call('POST', '/approvals', { intent, signed: await by.say(approvalOf(intent)), facts })).code
const approveAsOwner = async (root: OwnerKey, intent: Payment) =>
  (await call('POST', '/approvals', { intent, signed: await root.say(rootApprovalOf(intent), { intent }) }))
    .code
const requestOf = (intent: Payment, nonce: number, epoch = 0) => ({
  ...{ intent, step: 0, epoch, facts: [ether()] },
  // Next to no fee, so that figures are round.
  action: evmAction({
    to: intent.to,
    valueWei: intent.amountRaw,
    nonce,
    maxFeePerGasWei: String(1 + epoch),
    maxPriorityFeePerGasWei: '0',
  }),
})
const sign = async (intent: Payment, nonce: number, epoch = 0) =>
  (await call('POST', '/sign', requestOf(intent, nonce, epoch))).code

/** A vault that has paid `KNOWN` once, and a device that may spend 10 dollars at a time and 20 in a day. */
async function withDevice(change: Partial<StatementOf<'grant'>> = {}) {
  const root = makePasskey()
  const device = makeDeviceKey()
  vaults += 1
  const { ownerId, vaultId } = await makeOwnedVault(call, root, String(vaults))
  const caps = { perTransactionUsd: 10, perDayUsd: 20, knownRecipientsOnly: true, ...change }
  await tell(await root.say(grantFor(ownerId, device, caps)))
  const first = pay(vaultId)
  expect(await approveAsOwner(root, first)).toBe('done')
  expect(await sign(first, 0)).toBe('done')
  return { root, device, ownerId, vaultId }
}

describe('a payment under a grant', () => {
  it('stays below what the grant allows at a time, and the owner may go beyond it', async () => {
    const { root, device, vaultId } = await withDevice()
    const [within, above] = [pay(vaultId, { milli: 3 }), pay(vaultId, { milli: 4 })]
    expect(await approve(device, within)).toBe('done')
    expect(await sign(within, 1)).toBe('done')
    expect(await approve(device, above)).toBe('done')
    expect(await sign(above, 2)).toBe(ABOVE)
    expect(await approveAsOwner(root, above)).toBe('done')
    expect(await sign(above, 2)).toBe('done')
  })

  it('stays below what the grant allows in a day, over two signers and all vaults of the owner', async () => {
    const { root, device, ownerId, vaultId } = await withDevice()
    vaults += 1
    const other = String(vaults)
    await call('POST', '/vault-keys', { vaultId: other, ownerId })
    const first = pay(other)
    expect(await approveAsOwner(root, first)).toBe('done')
    expect(await sign(first, 0)).toBe('done')
    const codes = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const intent = pay(index % 2 === 0 ? vaultId : other, { milli: 1 })
        expect(await approve(device, intent)).toBe('done')
        const ask = callerOf(index % 3 === 0 ? second : signer)
        return (await ask('POST', '/sign', requestOf(intent, index + 1))).code
      }),
    )
    // Three dollars each and a little for the fee.
    expect(codes.filter((code) => code === 'done')).toHaveLength(6)
    expect(codes.filter((code) => code === ABOVE)).toHaveLength(6)
  })

  it('counts a replacement once, and a second grant for the same key does not begin the day anew', async () => {
    const { root, device, ownerId, vaultId } = await withDevice()
    const replaced = pay(vaultId, { milli: 3 })
    expect(await approve(device, replaced)).toBe('done')
    for (const epoch of [0, 1, 2]) expect(await sign(replaced, 1, epoch)).toBe('done')
    const more = pay(vaultId, { milli: 3 })
    expect(await approve(device, more)).toBe('done')
    expect(await sign(more, 2)).toBe('done')
    await tell(await root.say(grantFor(ownerId, device, { perTransactionUsd: 12, perDayUsd: 20 })))
    const last = pay(vaultId, { milli: 2 })
    expect(await approve(device, last)).toBe('done')
    expect(await sign(last, 3)).toBe(ABOVE)
  })

  it('is told to the owner as the day counts it, over all grants of the key, and to nobody else', async () => {
    const { root, device, ownerId, vaultId } = await withDevice()
    await tell(await root.say(grantFor(ownerId, device, { perTransactionUsd: 10, perDayUsd: 20 })))
    const viewOf = async (owner: string) => ownerView.parse((await call('GET', `/owners/${owner}`)).body)
    const before = await viewOf(ownerId)
    expect(before.grants).toMatchObject([
      { keyId: device.id, spent24hUsd: 0, usedAt: null },
      { keyId: device.id, spent24hUsd: 0, usedAt: null },
    ])
    const [first, second] = [pay(vaultId, { milli: 3 }), pay(vaultId, { milli: 3 })]
    for (const [place, intent] of [first, second].entries()) {
      expect(await approve(device, intent)).toBe('done')
      expect(await sign(intent, place + 1)).toBe('done')
    }
    const { grants, roots } = await viewOf(ownerId)
    expect(grants.map(({ spent24hUsd }) => Math.round(spent24hUsd))).toEqual([18, 18])
    const [{ at } = { at: 0 }] = await admin<{ at: number }[]>`
      select (extract(epoch from max(accepted_at)) * 1000)::float8 as at from signer.approvals
      where key_id = ${device.id}`
    expect(grants.map(({ usedAt }) => usedAt)).toEqual([at, at])
    expect(roots[0]?.usedAt).not.toBeNull()
    // Two dollars are left of the day: what is shown is what is held to.
    const more = pay(vaultId, { milli: 1 })
    expect(await approve(device, more, [ether()])).toBe(ABOVE)

    const stranger = makePasskey()
    vaults += 1
    const { ownerId: other } = await makeOwnedVault(call, stranger, String(vaults))
    await tell(await stranger.say(grantFor(other, device)))
    expect((await viewOf(other)).grants).toMatchObject([{ spent24hUsd: 0, usedAt: null }])
  })

  it('goes to nobody new until the owner has paid them once', async () => {
    const { root, device, vaultId } = await withDevice()
    const intent = pay(vaultId, { to: NEW })
    expect(await approve(device, intent)).toBe(UNPAID)
    expect(await sign(intent, 1)).toBe('signer/notApproved')
    expect(await approveAsOwner(root, intent)).toBe('done')
    expect(await sign(intent, 1)).toBe('done')
    const again = pay(vaultId, { to: NEW.toLowerCase() })
    expect(await approve(device, again)).toBe('done')
    expect(await sign(again, 2)).toBe('done')
  })

  it('goes to somebody new where the owner lent that, too', async () => {
    const { device, vaultId } = await withDevice({ knownRecipientsOnly: false })
    const intent = pay(vaultId, { to: NEW })
    expect(await approve(device, intent)).toBe('done')
    expect(await sign(intent, 1)).toBe('done')
  })

  it('is held to the same at signing, whatever was answered earlier', async () => {
    const { device, vaultId } = await withDevice()
    const intent = pay(vaultId)
    expect(await approve(device, intent)).toBe('done')
    // As if nobody had ever been paid: what was known at approval need not be so later.
    await admin`update signer.recipients set paid_at = null where vault_id = ${vaultId}`
    expect(await sign(intent, 1)).toBe(UNPAID)
    await admin`update signer.recipients r set paid_at = seen_at where vault_id = ${vaultId}`
    expect(await sign(intent, 1)).toBe('done')
  })

  it('is answered at the button where prices come along', async () => {
    const { device, vaultId } = await withDevice()
    const above = pay(vaultId, { milli: 4 })
    expect(await approve(device, above, [ether()])).toBe(ABOVE)
    expect(await sign(above, 1)).toBe('signer/notApproved')
    const [one, two, three] = [1, 2, 3].map(() => pay(vaultId, { milli: 3 })) as [Payment, Payment, Payment]
    for (const [index, intent] of [one, two].entries()) {
      expect(await approve(device, intent, [ether()])).toBe('done')
      expect(await sign(intent, index + 1)).toBe('done')
    }
    expect(await approve(device, three, [ether()])).toBe(ABOVE)
    // Asked again about what was signed already: it does not stand in its own way.
    expect(await approve(device, two, [ether()])).toBe('done')
    const stale = attestPrice({
      ...{ chain: 'ethereum', token: 'native', decimals: 18, usd: '1' },
      at: Date.now() - 120_000,
    })
    expect(await approve(device, pay(vaultId, { milli: 4 }), [stale])).toBe('done')
  })

  it('is answered at the button where it is a trade, too', async () => {
    const { device, vaultId } = await withDevice()
    expect(await approve(device, wrapOf(vaultId, 4), [ether()])).toBe(ABOVE)
    expect(await approve(device, wrapOf(vaultId, 3), [ether()])).toBe('done')
  })

  it('a device that is the owner is bound by the limits of the vault alone', async () => {
    const root = makeDeviceKey()
    vaults += 1
    const { vaultId } = await makeOwnedVault(call, root, String(vaults))
    const intent = pay(vaultId, { milli: 100, to: NEW })
    expect(await approve(root, intent, [ether()])).toBe('done')
    expect(await sign(intent, 0)).toBe('done')
    const tooMuch = pay(vaultId, { milli: 10_000, to: NEW })
    expect(await approve(root, tooMuch, [ether()])).toBe('done')
    expect(await sign(tooMuch, 1)).toBe('signer/overTransactionLimit')
  })
})

it('a trade out of an envelope is bound by the caps of the device that signed the envelope', async () => {
  const { device, vaultId } = await withDevice({ scopes: ['order', 'trade', 'transfer'] })
  const envelope = await call(
    'POST',
    '/envelopes',
    await device.say({
      ...saidNow(),
      ...{ kind: 'envelope', vaultId, chain: 'ethereum', sellToken: 'native', buyToken: WETH },
      totalSellRaw: String(100n * MILLI),
      worstPrice: { sellRaw: '1', buyRaw: '1' },
      ...{ executionsMax: 10, feeMaxRaw: '0', expiresAt: Date.now() + 60_000 },
    }),
  )
  const execute = async (milli: number, nonce: number) => {
    const intent = wrapOf(vaultId, milli)
    const { code } = await call('POST', '/executions', { intent, envelope: envelope.body.hash })
    expect(code).toBe('done')
    const fee = { gasLimit: '60000', maxFeePerGasWei: '1', maxPriorityFeePerGasWei: '0' }
    const action = evmAction({ to: WETH, data: DEPOSIT, valueWei: intent.sellAmountRaw, nonce, ...fee })
    const request = { intent, step: 0, epoch: 0, facts: [ether()], action }
    return (await call('POST', '/sign', request)).code
  }
  expect(await execute(4, 1)).toBe(ABOVE)
  for (const nonce of [1, 2]) expect(await execute(3, nonce)).toBe('done')
  expect(await execute(1, 3)).toBe(ABOVE)
})

it('leaves a whole chain, in which the key that agreed stands', async () => {
  expect(await verifyAuditChain(admin)).toMatchObject({ problems: [] })
  await admin`update signer.spends set granted_key = null where granted_key is not null`
  const { problems } = await verifyAuditChain(admin)
  expect(problems.length).toBeGreaterThan(5)
  expect(problems.every((problem) => problem.startsWith('spent '))).toBe(true)
})
