import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'

/** Fields that several tools take, so that one word means one thing to the model everywhere. */

export const chainField = chainId
  .optional()
  .describe('solana, ethereum, bsc or hedera. Leave it out when the person named none')

export const tokenField = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .describe('Symbol or address of a token exactly as the person wrote it, e.g. SOL, BONK or a mint address')

/** Whole units ('0.5'), a part ('50%'), a worth ('$100'), everything ('all'), or what earlier steps bring ('proceeds'). */
export const AMOUNT_TEXT = /^(?:all|proceeds|\d{1,30}(?:\.\d{1,30})?%?|\$\d{1,15}(?:\.\d{1,6})?)$/

export const amountField = z
  .string()
  .trim()
  .max(70)
  .regex(AMOUNT_TEXT)
  .describe(
    'Units as in 0.5, a part of what is held as in 50%, a worth in USD as in $100, or all. In a later step of a sequence also proceeds: what the steps before it bring',
  )

export const limitField = (usual: number, max: number) =>
  z.int().min(1).max(max).default(usual).describe('How many to list')
