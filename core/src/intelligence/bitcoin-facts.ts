import { z } from 'zod'
import { rawFigure } from '../money/raw-amount.ts'
import { outsideUrl, untrustedText } from './untrusted-text.ts'

/** What can be an address on Bitcoin's main network; whether it is one, its checksum says. */
export const bitcoinAddress = z
  .string()
  .regex(/^(?:bc1[02-9ac-hj-np-z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,39})$/)

export const inscription = z.object({
  id: z.string(),
  number: z.number(),
  contentType: untrustedText.nullable(),
  contentUrl: outsideUrl.nullable(),
  owner: z.string().nullable(),
  inscribedAt: z.iso.datetime().nullable(),
})
export type Inscription = z.infer<typeof inscription>

/** Balances are in the smallest unit of the rune, as text: they do not fit a number. */
export const runeBalance = z.object({ name: untrustedText, balanceRaw: rawFigure })

export const bitcoinHoldings = z.object({
  address: bitcoinAddress,
  runes: z.array(runeBalance),
  /** The first hundred at most. */
  inscriptions: z.array(inscription),
})
export type BitcoinHoldings = z.infer<typeof bitcoinHoldings>

export const runeFacts = z.object({
  id: z.string(),
  name: untrustedText,
  spacedName: untrustedText,
  symbol: untrustedText.nullable(),
  decimals: z.number(),
  supplyRaw: rawFigure.nullable(),
  premineRaw: rawFigure.nullable(),
  mintCount: z.number().nullable(),
  etchedAt: z.iso.datetime().nullable(),
  priceSats: z.number().nullable(),
  priceUsd: z.number().nullable(),
  marketCapUsd: z.number().nullable(),
})
export type RuneFacts = z.infer<typeof runeFacts>
