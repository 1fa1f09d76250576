import { z } from 'zod'

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const wholeNumber = z.string().regex(/^\d{1,78}$/)

/**
 * The part of a Uniswap X order that its owner signs: so much of one token, for outputs that sink from `startAmount` to
 * `endAmount` until somebody takes them. Field by field, never a digest: the signer makes the typed data itself, with no
 * validation contract and no more than one output to anybody.
 */
export const dutchOrder = z.strictObject({
  reactor: address,
  swapper: address,
  nonce: wholeNumber,
  /** Unix seconds. */
  deadline: z.int().positive(),
  cosigner: address,
  input: z.strictObject({ token: address, startAmount: wholeNumber, endAmount: wholeNumber }),
  outputs: z
    .array(
      z.strictObject({
        /** Zeros for the coin itself. */
        token: address,
        startAmount: wholeNumber,
        endAmount: wholeNumber,
        recipient: address,
      }),
    )
    .min(1)
    .max(2),
})
export type DutchOrder = z.infer<typeof dutchOrder>
