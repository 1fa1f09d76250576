import { type Address, type Hex, isAddress, isHex } from 'viem'
import { z } from 'zod'

export const hexText = z.custom<Hex>((value) => isHex(value), 'not hexadecimal')

export const addressText = z.custom<Address>(
  (value) => typeof value === 'string' && isAddress(value, { strict: false }),
  'no address',
)

/** A quantity; an empty one is no number and must not pass for zero. */
export const quantity = hexText
  .refine((text) => text.length > 2, 'an empty quantity')
  .transform((text) => BigInt(text))
