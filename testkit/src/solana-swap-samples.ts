import type { Instruction } from '@solana/kit'
import { type SignSample, swapOf } from './sample-facts.ts'
import {
  memo,
  openTokenAccount,
  randomSolanaAddress,
  solanaAction,
  solTransfer,
  tokenAccountOf,
  tokenTransfer,
  tokenTransferWithFee,
} from './solana-actions.ts'

const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112'

/** Fills as Jupiter's makers build them: the maker signs too. */
export async function solanaSwapSamples(): Promise<readonly SignSample[]> {
  const [owner, maker, one, other] = [
    randomSolanaAddress(),
    randomSolanaAddress(),
    randomSolanaAddress(),
    randomSolanaAddress(),
  ]
  const sample = (
    name: string,
    [sellToken, buyToken]: readonly [string, string],
    instructions: readonly Instruction[],
  ): SignSample => ({
    name: `solana swap, ${name}`,
    intent: swapOf({ chain: 'solana', venue: 'jupiter', sellToken, buyToken }),
    action: solanaAction({ feePayer: owner, instructions: [...instructions, memo('fill 17')] }),
    owner,
  })
  const move = async (input: { mint: string; from: string; amountRaw: bigint; tokenProgram?: string }) => {
    const { mint, from, amountRaw, tokenProgram } = input
    const program = tokenProgram === undefined ? {} : { tokenProgram }
    const account = (holder: string) => tokenAccountOf({ owner: holder, mint, ...program })
    return {
      source: await account(from),
      mint,
      destination: await account(from === owner ? maker : owner),
      authority: from,
      amountRaw,
      ...program,
    }
  }
  const open = await openTokenAccount({ payer: owner, owner, mint: one })
  const pays = await move({ mint: one, from: maker, amountRaw: 940n })
  const sold = tokenTransfer(await move({ mint: one, from: owner, amountRaw: 700n }))
  const sol = solTransfer({ from: owner, to: maker, amountRaw: 700n })
  const taxed = await move({ mint: other, from: maker, amountRaw: 950n, tokenProgram: TOKEN_2022 })
  const gives = await move({ mint: other, from: owner, amountRaw: 700n, tokenProgram: TOKEN_2022 })
  return [
    sample('SOL for a new token', ['native', one], [open, sol, tokenTransfer(pays)]),
    sample('wrapped SOL by its mint', [WRAPPED_SOL, one], [sol, tokenTransfer(pays)]),
    sample(
      'a token for SOL',
      [one, 'native'],
      [sold, solTransfer({ from: maker, to: owner, amountRaw: 900n })],
    ),
    sample(
      'a token for a taxed one',
      [one, other],
      [
        await openTokenAccount({ payer: owner, owner, mint: other, tokenProgram: TOKEN_2022 }),
        sold,
        tokenTransferWithFee({ ...taxed, feeRaw: 40n }),
      ],
    ),
    sample(
      'a taxed token',
      [other, one],
      [tokenTransferWithFee({ ...gives, feeRaw: 7n }), tokenTransfer(pays)],
    ),
  ]
}
