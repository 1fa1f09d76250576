import { z } from 'zod'
import { outsideUrl, untrustedText } from './untrusted-text.ts'

export const DAPP_ORDERS = ['users', 'volume', 'transactions', 'balance'] as const
export type DappOrder = (typeof DAPP_ORDERS)[number]
export const DAPP_RANGES = ['24h', '7d', '30d'] as const
export type DappRange = (typeof DAPP_RANGES)[number]

const figureWithChange = z.object({ value: z.number(), changePct: z.number().nullable() }).nullable()

export const dapp = z.object({
  id: z.number(),
  name: untrustedText,
  description: untrustedText.nullable(),
  url: outsideUrl.nullable(),
  chains: z.array(untrustedText),
  categories: z.array(untrustedText),
  users: figureWithChange,
  transactions: figureWithChange,
  volumeUsd: figureWithChange,
  balanceUsd: figureWithChange,
})
export type Dapp = z.infer<typeof dapp>
