import { NETWORKS } from '@windhover/core/authority/networks'
import { createEvmSigner } from '@windhover/testkit/action-signer'
import { askFaucet } from '@windhover/testkit/ask-faucet'
import { chainReadingConformance, type ReadingSubject } from '@windhover/testkit/chain-conformance'
import {
  chainTransferConformance,
  type TransferSubject,
  waitForEnd,
} from '@windhover/testkit/chain-transfer-conformance'
import { type TestSandbox, useSandbox } from '@windhover/testkit/test-sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { SignedAction, UnsignedAction } from '../../ports/chain.ts'
import { createEvmChain } from './index.ts'

const WORLD = {
  ethereum: {
    coinRaw: 2n * 10n ** 18n,
    token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    tokenRaw: 1_000_000_000n,
  },
  bsc: {
    coinRaw: 3n * 10n ** 18n,
    token: '0x55d398326f99059fF775485246999027B3197955',
    tokenRaw: 500n * 10n ** 18n,
  },
} as const

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await useSandbox()
})
afterAll(async () => sandbox?.stop())

describe.each(['ethereum', 'bsc'] as const)('%s', (chain) => {
  const { coinRaw, token, tokenRaw } = WORLD[chain]
  let reading: ReadingSubject
  let transfers: TransferSubject

  beforeAll(async () => {
    const [holder, sender] = [createEvmSigner(), createEvmSigner()]
    for (const key of [holder, sender]) await askFaucet(sandbox, { evm: key.address, chains: [chain] })
    const name = chain.toUpperCase()
    const adapter = createEvmChain({
      chain,
      evmChainId: NETWORKS.practice[chain],
      rpcUrl: sandbox.env[`${name}_RPC_URL`] ?? '',
      alchemyUrl: sandbox.env[`ALCHEMY_${name}_URL`] ?? '',
      clock: systemClock,
    })
    reading = {
      adapter,
      goodAddresses: [
        [token, token],
        [` ${token.toLowerCase()}`, token],
      ],
      badAddresses: ['', 'nowhere', '0x12', token.replace('A', 'a').replace('F', 'f'), '0.0.5'],
      emptyOwner: createEvmSigner().address,
      owner: holder.address,
      holdings: [
        { token: 'native', amountRaw: coinRaw },
        { token, amountRaw: tokenRaw },
      ],
      historyLength: 2,
    }
    transfers = {
      adapter,
      sender,
      recipient: createEvmSigner().address,
      tokens: ['native', token],
      unknownTransactionId: `0x${'12'.repeat(32)}`,
    }
  })

  chainReadingConformance(chain, () => reading)
  chainTransferConformance(chain, () => transfers)

  describe(`${chain}: trouble`, () => {
    it('foresees a failure with the contract’s reason', async () => {
      const { adapter, sender, recipient } = transfers
      const action = await adapter.buildTransfer({
        from: sender.address,
        to: recipient,
        token,
        amountRaw: 1n,
      })
      if (action.chain === 'solana') throw new Error('not of an EVM')
      const data = action.data.slice(0, -64) + 'f'.repeat(64)
      const effects = await adapter.simulate({ ...action, data })
      expect(effects).toMatchObject({
        succeeds: false,
        error: { code: 'chain/reverted', message: expect.stringMatching(/\w{4,}/) },
      })
    })

    it('knows whose nonce was used: of these bytes it is the same id, of others a refusal', async () => {
      const { adapter, sender, recipient } = transfers
      const order = { from: sender.address, to: recipient, token: 'native', amountRaw: 7n }
      const first = await adapter.buildTransfer(order)
      if (first.chain === 'solana') throw new Error('not of an EVM')
      const signed = await sender.sign(first)
      const id = await adapter.submit(signed)
      await waitForEnd(adapter, id, first)
      expect(await adapter.submit(signed)).toBe(id)
      const rival = await sender.sign({ ...first, valueWei: 8n })
      await expect(adapter.submit(rival)).rejects.toMatchObject({ code: 'chain/nonceUsed' })
    })

    it('tells a transaction that a contract refused as failed, with the fee it cost', async () => {
      const { adapter, sender, recipient } = transfers
      const action = await adapter.buildTransfer({
        from: sender.address,
        to: recipient,
        token,
        amountRaw: 1n,
      })
      if (action.chain === 'solana') throw new Error('not of an EVM')
      const doomed = { ...action, data: action.data.slice(0, -64) + 'f'.repeat(64) }
      const id = await adapter.submit(await sender.sign(doomed))
      const status = await waitForEnd(adapter, id, doomed)
      expect(status).toMatchObject({ state: 'failed', error: { code: 'chain/reverted' } })
      expect(status.state === 'failed' && status.feeRaw).toBeGreaterThan(0n)
    })

    it('tells apart what two transactions of one owner did in one block', async () => {
      const { adapter, sender, recipient } = transfers
      const order = { from: sender.address, to: recipient, amountRaw: 5n }
      const held = async () => {
        const reading = await adapter.getBalances(sender.address)
        if (reading.state !== 'known') throw new Error('no balances')
        return reading.value.find((each) => each.token === 'native')?.amountRaw ?? 0n
      }
      const before = await held()
      const call = await adapter.buildTransfer({ ...order, token })
      const plain = await adapter.buildTransfer({ ...order, token: 'native' })
      if (call.chain === 'solana' || plain.chain === 'solana') throw new Error('not of an EVM')
      // The second one waits for the first, so that one block takes both.
      const second = { ...plain, nonce: call.nonce + 1 }
      const ids = [
        await adapter.submit(await sender.sign(second)),
        await adapter.submit(await sender.sign(call)),
      ]
      await Promise.all(ids.map((id) => waitForEnd(adapter, id, second)))
      const executed = await Promise.all(
        ids.map((transactionId) => adapter.readExecuted({ owner: sender.address, transactionId })),
      )
      const coins = executed.map(
        (changes) => changes?.find((change) => change.token === 'native')?.amountRaw ?? 0n,
      )
      expect(coins.every((each) => each < 0n)).toBe(true)
      expect(coins.reduce((sum, each) => sum + each, 0n)).toBe((await held()) - before)
    })

    it('refuses a transaction that was signed for another chain', async () => {
      const { adapter, sender, recipient } = transfers
      const action = await adapter.buildTransfer({
        from: sender.address,
        to: recipient,
        token: 'native',
        amountRaw: 1n,
      })
      const other = chain === 'bsc' ? 'ethereum' : 'bsc'
      const signed = await sender.sign({ ...action, chain: other } as UnsignedAction)
      await expect(adapter.submit(signed)).rejects.toMatchObject({ code: 'chain/badTransaction' })
      const disguised = { ...signed, chain } as SignedAction
      await expect(adapter.submit(disguised)).rejects.toMatchObject({ code: 'chain/badTransaction' })
    })

    it('sends no token that is none, and nothing to a token’s own contract', async () => {
      const { adapter, sender, recipient } = transfers
      const order = { from: sender.address, amountRaw: 1n }
      await expect(
        adapter.buildTransfer({ ...order, to: recipient, token: sender.address }),
      ).rejects.toMatchObject({
        code: 'chain/unknownToken',
      })
      await expect(adapter.buildTransfer({ ...order, to: token, token })).rejects.toMatchObject({
        code: 'chain/badRecipient',
      })
    })
  })
})
