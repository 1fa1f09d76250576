import { type Address, type Hex, isAddress, isHex } from 'viem'
import { z } from 'zod'

const address = z.custom<Address>((value) => typeof value === 'string' && isAddress(value))
const hex = z.custom<Hex>((value) => isHex(value))
/** JSON has no integers of this size. */
const whole = z.string().regex(/^-?\d+$/)

/** What is kept of one transaction of the node; amounts in tinybar and in raw units of tokens. */
export const ledgerRecord = z.object({
  blockNumber: z.number().int(),
  blockHash: hex,
  nodeHash: hex,
  /** Nanoseconds since 1970. */
  consensusNs: whole,
  from: address,
  to: address.nullable(),
  valueTinybar: whole,
  feeTinybar: whole,
  gasLimit: whole,
  gasUsed: whole,
  nonce: z.number().int(),
  input: hex,
  isSuccess: z.boolean(),
  /** Changes of HBAR by account, the fee among them. */
  hbar: z.array(z.object({ address, tinybar: whole })),
  tokens: z.array(z.object({ token: address, from: address, to: address, amountRaw: whole })),
  created: z.array(z.object({ address, accountId: z.string() })),
})
export type LedgerRecord = z.infer<typeof ledgerRecord>
