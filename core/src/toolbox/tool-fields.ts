import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'

/**
 * Fields that several tools take, so that one word means one thing to the model everywhere. Each word is paid for with
 * every tool that has the field: what holds for all of them stands in the instructions.
 */

export const chainField = chainId.optional()

export const tokenField = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .describe('Symbol or address, as the person wrote it')

/** Whole units ('0.5'), a part ('50%'), a worth ('$100'), everything ('all'), or what earlier steps bring ('proceeds'). */
export const AMOUNT_TEXT = /^(?:all|proceeds|\d{1,30}(?:\.\d{1,30})?%?|\$\d{1,15}(?:\.\d{1,6})?)$/

export const amountField = z
  .string()
  .trim()
  .max(70)
  .regex(AMOUNT_TEXT)
  .describe('0.5, 50% of what is held, $100 worth, or all; proceeds of the steps before in a sequence')

export const limitField = (usual: number, max: number) => z.int().min(1).max(max).default(usual)
