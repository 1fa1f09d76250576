import type { Instruction } from '@solana/kit'
import { NETWORKS } from '@windhover/core/authority/networks'
import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import { swapOf } from '@windhover/testkit/sample-facts'
import {
  memo,
  openTokenAccount,
  randomSolanaAddress,
  solanaAction,
  solTransfer,
  tokenAccountOf,
  tokenTransfer,
  tokenTransferWithFee,
} from '@windhover/testkit/solana-actions'
import { describe, expect, it } from 'vitest'
import { solanaKey } from '../../decode/solana/programs.ts'
import { planAction } from '../plan-action.ts'

const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'
const key = (): string => randomSolanaAddress()
const [owner, maker, mint, other, thief] = [key(), key(), key(), key(), key()]
const accountOf = (holder: string, of = mint, tokenProgram?: string) =>
  tokenAccountOf({ owner: holder, mint: of, ...(tokenProgram && { tokenProgram }) })
const buys = swapOf({ chain: 'solana', venue: 'jupiter', sellToken: 'native', buyToken: mint })
const sells = { ...buys, sellToken: mint, buyToken: 'native' }

function plan(intent: SwapIntent, instructions: readonly Instruction[], feePayer = owner) {
  const action = solanaAction({ feePayer, instructions })
  const given = { feeAccount: null, settlers: [], cosigners: [], chainIds: NETWORKS.practice, nowMs: 0 }
  return planAction({ intent, step: 0, action, owner: solanaKey(owner), ...given })
}

type Move = Parameters<typeof tokenTransfer>[0]
const pay = async (change: Partial<Move> = {}): Promise<Move> => ({
  source: await accountOf(maker),
  mint,
  destination: await accountOf(owner),
  authority: maker,
  amountRaw: 900n,
  ...change,
})
const give = async (change: Partial<Move> = {}): Promise<Move> => ({
  source: await accountOf(owner),
  mint,
  destination: await accountOf(maker),
  authority: owner,
  amountRaw: 700n,
  ...change,
})
const sol = (from: string, to: string, amountRaw: bigint) => solTransfer({ from, to, amountRaw })
const sale = sol(owner, maker, 700n)

describe('a swap on Solana', () => {
  it('is signed when both moves are the ones approved, and counts as spent without a recipient', async () => {
    const open = await openTokenAccount({ payer: owner, owner, mint })
    const bought = tokenTransfer(await pay())
    expect(plan(buys, [open, sale, bought, memo('x')])).toMatchObject({
      role: 'main',
      spends: true,
      recipient: null,
    })
    expect(plan({ ...buys, sellToken: WRAPPED_SOL }, [sale, bought]).role).toBe('main')
    expect(plan(sells, [tokenTransfer(await give()), sol(maker, owner, 901n)]).role).toBe('main')
  })

  it('puts the signature into its own place and leaves those of others', async () => {
    const action = solanaAction({ feePayer: owner, instructions: [sale, tokenTransfer(await pay())] })
    const wire = Buffer.from(action.transactionBase64, 'base64')
    expect(wire[0]).toBe(2)
    wire.fill(7, 65, 129)
    const given = {
      feeAccount: null,
      settlers: [],
      cosigners: [],
      chainIds: NETWORKS.practice,
      nowMs: 0,
      owner: solanaKey(owner),
      step: 0,
      intent: buys,
    }
    const signable = { chain: 'solana', transactionBase64: wire.toString('base64') } as const
    const signed = planAction({ ...given, action: signable }).finish({
      bytes: Buffer.alloc(64, 9),
      recovery: 0,
    })
    const bytes = Buffer.from(signed.signedTransaction, 'base64')
    expect(bytes.subarray(1, 65)).toEqual(Buffer.alloc(64, 9))
    expect(bytes.subarray(65, 129)).toEqual(Buffer.alloc(64, 7))
    expect(bytes.subarray(129)).toEqual(wire.subarray(129))
  })

  it('takes the tax of a token into account where the call names it', async () => {
    const account = { tokenProgram: TOKEN_2022, source: await accountOf(maker, mint, TOKEN_2022) }
    const destination = await accountOf(owner, mint, TOKEN_2022)
    const taxed = async (feeRaw: bigint) =>
      tokenTransferWithFee({ ...(await pay({ ...account, destination, amountRaw: 940n })), feeRaw })
    expect(plan(buys, [sale, await taxed(40n)]).role).toBe('main')
    const less = await taxed(41n)
    expect(() => plan(buys, [sale, less])).toThrow('promised')
    const unnamed = tokenTransfer(await pay({ ...account, destination, amountRaw: 940n }))
    expect(() => plan(buys, [sale, unnamed])).toThrow('not named')
    const old = tokenTransferWithFee({ ...(await pay({ amountRaw: 940n })), feeRaw: 1n })
    expect(() => plan(buys, [sale, old])).toThrow('unknown call')
  })

  it.each<[string, () => Promise<Partial<Move>>]>([
    ['less than promised', async () => ({ amountRaw: 899n })],
    ['to somebody else', async () => ({ destination: await accountOf(thief) })],
    ['out of the own pocket', async () => ({ authority: owner, source: await accountOf(owner) })],
    ['out of an account that somebody may move', async () => ({ source: randomSolanaAddress() })],
    ['of another token into the account of this one', async () => ({ mint: other })],
    ['of another token', async () => ({ mint: other, destination: await accountOf(owner, other) })],
  ])('is refused when it pays %s', async (_, change) => {
    const payment = tokenTransfer(await pay(await change()))
    expect(() => plan(buys, [sale, payment])).toThrow()
  })

  it.each<[string, () => Promise<Partial<Move>>]>([
    ['more', async () => ({ amountRaw: 701n })],
    ['less', async () => ({ amountRaw: 699n })],
    ['another token', async () => ({ mint: other })],
    ['what is not its own', async () => ({ authority: maker })],
    ['to itself', async () => ({ destination: await accountOf(owner) })],
  ])('is refused when it sells %s', async (_, change) => {
    const gift = tokenTransfer(await give(await change()))
    expect(() => plan(sells, [gift, sol(maker, owner, 900n)])).toThrow()
  })

  it('is refused with other SOL than approved, other acts, payers, accounts, venues or fees', async () => {
    const [bought, sold] = [tokenTransfer(await pay()), tokenTransfer(await give())]
    const open = (holder: string, payer = owner, of = mint) =>
      openTokenAccount({ payer, owner: holder, mint: of })
    const refused: readonly (readonly [SwapIntent, readonly Instruction[]])[] = [
      [buys, [sol(owner, maker, 701n), bought]],
      [buys, [sol(maker, owner, 700n), bought]],
      [buys, [sol(maker, thief, 700n), bought]],
      [buys, [sol(owner, owner, 700n), bought]],
      [sells, [sold, sol(maker, owner, 899n)]],
      [sells, [sold, sol(maker, thief, 900n)]],
      [sells, [sold, sol(owner, owner, 900n)]],
      [sells, [await open(owner), sold, sol(maker, owner, 900n)]],
      [buys, [sale]],
      [buys, [bought]],
      [buys, [sale, bought, sol(owner, thief, 1n)]],
      [buys, [sale, bought, sale]],
      [buys, [await open(thief), sale, bought]],
      [buys, [await open(owner, maker), sale, bought]],
      [buys, [await open(owner, owner, other), sale, bought]],
      [buys, [await open(owner), await open(owner), sale, bought]],
      [{ ...buys, venue: 'zero-x' }, [sale, bought]],
      [{ ...buys, buyToken: WRAPPED_SOL }, [sale, sol(maker, owner, 900n)]],
      [{ ...buys, quotedBuyAmountRaw: '1501' }, [sale, bought]],
    ]
    for (const [intent, acts] of refused) expect(() => plan(intent, acts)).toThrow()
    expect(() => plan(buys, [sale, bought], maker)).toThrow('somebody else pays')
  })
})
