import { z } from 'zod'

/** A raw amount as providers write it: a whole number, or the same as text. */
export const exactInteger = z
  .union([z.number().int(), z.bigint(), z.string().regex(/^-?\d+$/)])
  .refine((value) => typeof value !== 'number' || Number.isSafeInteger(value), 'digits were lost on the way')
  .transform((value) => BigInt(value))
