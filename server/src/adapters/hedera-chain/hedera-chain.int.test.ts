import { NETWORKS } from '@windhover/core/authority/networks'
import { type ActionSigner, createEvmSigner } from '@windhover/testkit/action-signer'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { chainReadingConformance, type ReadingSubject } from '@windhover/testkit/chain-conformance'
import {
  chainTransferConformance,
  readAmounts,
  type TransferSubject,
  waitForEnd,
} from '@windhover/testkit/chain-transfer-conformance'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { waitUntil } from '@windhover/testkit/wait-until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { UnsignedAction } from '../../ports/chain.ts'
import { createHederaChain } from './index.ts'

const USDC = '0.0.456858'
const SAUCE = '0.0.731861'
const USDC_IN_EVM_CLOTHES = `0x${(456_858).toString(16).padStart(40, '0')}`

let sandbox: TestSandbox
let hedera: ReturnType<typeof createHederaChain>
let reading: ReadingSubject
let transfers: TransferSubject
let sender: ActionSigner

beforeAll(async () => {
  sandbox = await useSandbox()
  const { env } = sandbox
  hedera = createHederaChain({
    evmChainId: NETWORKS.practice.hedera,
    rpcUrl: env.HEDERA_RPC_URL ?? '',
    mirrorUrl: env.HEDERA_MIRROR_URL ?? '',
    clock: systemClock,
  })
  const [holder, recipient] = [createEvmSigner(), createEvmSigner()]
  sender = createEvmSigner()
  for (const key of [holder, sender, recipient]) {
    await askFaucet(sandbox, { evm: key.address, chains: ['hedera'] })
  }
  reading = {
    adapter: hedera.chain,
    goodAddresses: [
      ['0.0.5808826', '0.0.5808826'],
      [USDC_IN_EVM_CLOTHES, USDC],
      [` ${holder.address.toLowerCase()}`, holder.address],
    ],
    badAddresses: ['', 'nowhere', '0.0.', '0.0.007', '0.1.5', '0x12'],
    emptyOwner: createEvmSigner().address,
    owner: holder.address,
    holdings: [
      { token: 'native', amountRaw: 100_000_000_000n },
      { token: USDC, amountRaw: 200_000_000n },
    ],
    historyLength: 3,
  }
  transfers = {
    adapter: hedera.chain,
    sender,
    recipient: recipient.address,
    tokens: ['native', USDC],
    unknownTransactionId: `0x${'12'.repeat(32)}`,
  }
})
afterAll(async () => sandbox?.stop())

chainReadingConformance('Hedera', () => reading)
chainTransferConformance('Hedera', () => transfers)

async function send(key: ActionSigner, action: UnsignedAction) {
  const id = await hedera.chain.submit(await key.sign(action))
  expect(await waitForEnd(hedera.chain, id, action)).toMatchObject({ state: 'confirmed', isFinal: true })
}

describe('Hedera accounts', () => {
  it('finds the number of an account, and knows when there is none yet', async () => {
    const found = await hedera.accounts.findAccountId(sender.address)
    expect(found).toMatchObject({ state: 'known', value: expect.stringMatching(/^0\.0\.\d+$/) })
    const nobody = createEvmSigner().address
    expect(await hedera.accounts.findAccountId(nobody)).toMatchObject({ state: 'known', value: null })
  })

  it('makes an account by its first HBAR, which holds a token only after it has accepted it', async () => {
    const fresh = createEvmSigner()
    const first = { from: sender.address, to: fresh.address, token: 'native', amountRaw: 2_000_000_000n }
    await send(sender, await hedera.chain.buildTransfer(first))
    const account = await hedera.accounts.findAccountId(fresh.address)
    if (account.state !== 'known' || account.value === null) throw new Error('no account was made')
    const accountId = account.value
    const isAssociated = () => hedera.accounts.isAssociated(fresh.address, SAUCE)
    expect(await isAssociated()).toMatchObject({ state: 'known', value: false })

    const gift = { from: sender.address, to: accountId, token: SAUCE, amountRaw: 5_000n }
    await expect(hedera.chain.buildTransfer(gift)).rejects.toMatchObject({ code: 'chain/notAssociated' })

    const accept = await hedera.accounts.buildAssociate({ owner: fresh.address, token: SAUCE })
    expect(await hedera.chain.simulate(accept)).toMatchObject({
      succeeds: true,
      changes: [],
      isComplete: true,
    })
    await send(fresh, accept)
    await waitUntil({
      what: 'the association',
      check: async () => {
        const now = await isAssociated()
        return now.state === 'known' && now.value
      },
    })
    await send(sender, await hedera.chain.buildTransfer(gift))
    expect((await readAmounts(hedera.chain, accountId)).get(SAUCE)).toBe(5_000n)
  })

  it('refuses an account number that nobody has', async () => {
    const order = { from: sender.address, to: '0.0.999999999', token: 'native', amountRaw: 1n }
    await expect(hedera.chain.buildTransfer(order)).rejects.toMatchObject({ code: 'chain/badRecipient' })
  })
})

describe('Hedera wrapping', () => {
  it('wraps and unwraps one for one, accepting and allowing on the way', async () => {
    const key = createEvmSigner()
    await askFaucet(sandbox, { evm: key.address, chains: ['hedera'] })
    const { wrappedToken, buildWrap, buildUnwrap } = hedera.wrapping
    const wrapped = async () => (await readAmounts(hedera.chain, key.address)).get(wrappedToken) ?? 0n

    const wrapping = await buildWrap({ owner: key.address, amountRaw: 1_000_000_000n })
    expect(wrapping).toHaveLength(2)
    for (const action of wrapping) await send(key, action)
    await waitUntil({ what: 'WHBAR', check: async () => (await wrapped()) === 1_000_000_000n })
    expect(await buildWrap({ owner: key.address, amountRaw: 5n })).toHaveLength(1)

    for (const action of await buildUnwrap({ owner: key.address, amountRaw: 400_000_000n }))
      await send(key, action)
    await waitUntil({ what: 'a part unwrapped', check: async () => (await wrapped()) === 600_000_000n })
    const rest = await buildUnwrap({ owner: key.address, amountRaw: 'all' })
    for (const action of rest) {
      expect(await hedera.chain.simulate(action)).toMatchObject({ succeeds: true, isComplete: true })
      await send(key, action)
    }
    await waitUntil({ what: 'the rest unwrapped', check: async () => (await wrapped()) === 0n })
    await expect(buildUnwrap({ owner: key.address, amountRaw: 'all' })).rejects.toMatchObject({
      code: 'chain/insufficientFunds',
    })
  })
})
