import type { ChainAdapter, TokenRef, TransactionStatus, UnsignedAction } from '@windhover/server/ports/chain'
import { describe, expect, it } from 'vitest'
import type { ActionSigner } from './action-signer.ts'
import { readAllPages } from './chain-conformance.ts'
import { waitUntil } from './wait-until.ts'

export type TransferSubject = {
  readonly adapter: ChainAdapter
  readonly sender: ActionSigner
  /** Can receive each of the tokens. */
  readonly recipient: string
  readonly tokens: readonly TokenRef[]
  readonly unknownTransactionId: string
}

/** Money that really moves: what was foreseen is what happened, and once. */
export function chainTransferConformance(name: string, subjectOf: () => TransferSubject): void {
  describe(`${name}: transfers`, () => {
    it('moves once what it foresaw, however often it is submitted', async () => {
      const subject = subjectOf()
      for (const token of subject.tokens) await checkTransfer(subject, token)
    })

    it('tells what a plain send costs as its preview does', async () => {
      const { adapter, sender, recipient } = subjectOf()
      const order = { from: sender.address, to: recipient, token: 'native', amountRaw: 1_000n }
      const effects = await adapter.simulate(await adapter.buildTransfer(order))
      if (!effects.succeeds) throw effects.error
      const toldRaw = await adapter.readSendFee(sender.address)
      // Prices of the network move from block to block.
      expect(Number(toldRaw) / Number(effects.feeRaw)).toBeCloseTo(1, 0)
    })

    it('builds nothing that cannot be paid, has no amount or no recipient', async () => {
      const { adapter, sender, recipient, tokens } = subjectOf()
      const order = { from: sender.address, to: recipient }
      const held = await readAmounts(adapter, sender.address)
      for (const token of tokens) {
        const most = { ...order, token, amountRaw: (held.get(token) ?? 0n) + 1n }
        await expect(adapter.buildTransfer(most), token).rejects.toMatchObject({
          code: 'chain/insufficientFunds',
        })
        const none = { ...order, token, amountRaw: 0n }
        await expect(adapter.buildTransfer(none)).rejects.toMatchObject({ code: 'chain/badAmount' })
        const nowhere = { ...order, to: 'nowhere', token, amountRaw: 1n }
        await expect(adapter.buildTransfer(nowhere)).rejects.toMatchObject({ code: 'chain/badAddress' })
      }
    })

    it('knows a transaction nobody sent as unseen', async () => {
      const { adapter, unknownTransactionId } = subjectOf()
      expect(await adapter.getStatus({ transactionId: unknownTransactionId })).toEqual({ state: 'unseen' })
    })

    it('refuses bytes that are no transaction of this chain', async () => {
      const { adapter } = subjectOf()
      const signed =
        adapter.chain === 'solana'
          ? { chain: adapter.chain, transactionBase64: 'AAAA' }
          : { chain: adapter.chain, rawTransaction: '0x02' }
      await expect(adapter.submit(signed)).rejects.toMatchObject({ code: 'chain/badTransaction' })
    })
  })
}

async function checkTransfer(subject: TransferSubject, token: TokenRef): Promise<void> {
  const { adapter, sender, recipient } = subject
  const before = await readAmounts(adapter, sender.address)
  const receivedBefore = (await readAmounts(adapter, recipient)).get(token) ?? 0n
  const amountRaw = (before.get(token) ?? 0n) / 7n
  expect(amountRaw, `${token} to send`).toBeGreaterThan(0n)

  const action = await adapter.buildTransfer({ from: sender.address, to: recipient, token, amountRaw })
  const effects = await adapter.simulate(action)
  if (!effects.succeeds) throw effects.error
  expect(effects.isComplete).toBe(true)
  const foreseen = new Map(effects.changes.map((change) => [change.token, change.amountRaw]))

  const signed = await sender.sign(action)
  const [id, again] = [await adapter.submit(signed), await adapter.submit(signed)]
  expect(again).toBe(id)
  const status = await waitForEnd(adapter, id, action)
  if (status.state !== 'confirmed') throw new Error(JSON.stringify(status, (_, each) => `${each}`))
  expect(await adapter.submit(signed), 'long after').toBe(id)

  // The foreseen change of the native coin beside a token (rent of a new account) belongs to the truth too.
  const native = (foreseen.get('native') ?? 0n) - status.feeRaw
  await waitUntil({
    what: `${token} of the sender to be as foreseen`,
    timeoutMs: 15_000,
    check: async () => {
      const after = await readAmounts(adapter, sender.address)
      const moved = (each: TokenRef) => (after.get(each) ?? 0n) - (before.get(each) ?? 0n)
      return moved('native') === native && (token === 'native' || moved(token) === foreseen.get(token))
    },
  })
  if (token !== 'native') expect(foreseen.get(token)).toBe(-amountRaw)
  expect((await readAmounts(adapter, recipient)).get(token)).toBe(receivedBefore + amountRaw)
  await waitUntil({
    what: `the history to tell of ${token}`,
    timeoutMs: 15_000,
    check: async () =>
      (await readAllPages(adapter, sender.address)).some((item) =>
        item.changes.some((change) => change.token === token && change.amountRaw === -amountRaw),
      ),
  })
}

export async function readAmounts(
  adapter: ChainAdapter,
  owner: string,
): Promise<ReadonlyMap<TokenRef, bigint>> {
  const reading = await adapter.getBalances(owner)
  if (reading.state !== 'known') throw new Error(`${reading.state}: ${reading.reason}`)
  return new Map(reading.value.map((balance) => [balance.token, balance.amountRaw]))
}

export async function waitForEnd(
  adapter: ChainAdapter,
  transactionId: string,
  action: UnsignedAction,
): Promise<TransactionStatus> {
  const expiry = action.chain === 'solana' ? { lastValidBlockHeight: action.lastValidBlockHeight } : {}
  let status: TransactionStatus = { state: 'unseen' }
  await waitUntil({
    what: `an end of ${transactionId}`,
    timeoutMs: 20_000,
    check: async () => {
      status = await adapter.getStatus({ transactionId, ...expiry })
      return status.state === 'confirmed' || status.state === 'failed' || status.state === 'expired'
    },
  })
  return status
}
