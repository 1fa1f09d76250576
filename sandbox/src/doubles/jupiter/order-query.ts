import { isAddress } from '@solana/kit'
import { z } from 'zod'

const U64_MAX = 2n ** 64n - 1n

const publicKey = z.string().refine(isAddress, { message: 'Invalid public key' })

const amount = z
  .string()
  .regex(/^\d{1,20}$/, { message: 'Invalid amount' })
  .transform(BigInt)
  .refine((raw) => raw > 0n && raw <= U64_MAX, { message: 'Invalid amount' })

/** In a query every number is text, and an empty text is no zero. */
const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, { message: 'Expected a whole number' })
    .transform(Number)
    .pipe(z.number().min(least).max(most))

const lamports = whole(0, 10_000_000_000)

const routers = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(['metis', 'jupiterz', 'dflow', 'okx'])))

export const orderQuery = z
  .strictObject({
    inputMint: publicKey,
    outputMint: publicKey,
    amount,
    taker: publicKey.optional(),
    receiver: publicKey.optional(),
    swapMode: z.enum(['ExactIn']).optional(),
    slippageBps: whole(0, 10_000).optional(),
    referralAccount: publicKey.optional(),
    referralFee: whole(50, 255).optional(),
    payer: publicKey.optional(),
    priorityFeeLamports: lamports.optional(),
    jitoTipLamports: lamports.optional(),
    broadcastFeeType: z.enum(['maxCap', 'exactFee']).optional(),
    excludeRouters: routers.optional(),
    excludeDexes: z.string().optional(),
  })
  .refine((query) => query.inputMint !== query.outputMint, {
    message: 'inputMint cannot be same as outputMint',
  })
  .refine((query) => query.receiver === undefined || query.receiver !== query.taker, {
    message: 'receiver must differ from taker',
  })
  .refine((query) => (query.referralAccount === undefined) === (query.referralFee === undefined), {
    message: 'referralAccount and referralFee must be used together',
  })

export type OrderQuery = z.infer<typeof orderQuery>

export const executeBody = z.strictObject({
  signedTransaction: z.string().min(1),
  requestId: z.string().min(1),
  lastValidBlockHeight: z.string().regex(/^\d+$/).optional(),
})

export type ExecuteBody = z.infer<typeof executeBody>
