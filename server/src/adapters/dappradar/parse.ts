import type { Dapp, DappOrder } from '@windhover/core/intelligence/dapp-facts'
import { toOutsideUrl } from '@windhover/core/intelligence/untrusted-text'
import { z } from 'zod'
import { figureOrNull, names, text, textOrNull } from '../../platform/upstream/read-fields.ts'

const NAME_CHARS = 60
const DESCRIPTION_CHARS = 300

export const METRICS: Readonly<Record<DappOrder, string>> = {
  users: 'uaw',
  volume: 'volume',
  transactions: 'transactions',
  balance: 'balance',
}

const dappRow = z.object({
  dappId: z.int(),
  name: text(NAME_CHARS),
  description: textOrNull(DESCRIPTION_CHARS),
  website: z.string().nullish(),
  chains: names,
  categories: names,
  metrics: z.object({
    transactions: figureOrNull,
    transactionsPercentageChange: figureOrNull,
    uaw: figureOrNull,
    uawPercentageChange: figureOrNull,
    volume: figureOrNull,
    volumePercentageChange: figureOrNull,
    balance: figureOrNull,
    balancePercentageChange: figureOrNull,
  }),
})
export const topAnswer = z.object({ success: z.literal(true), results: z.array(dappRow) })

export function toDapp(row: z.output<typeof dappRow>): Dapp {
  const { metrics } = row
  return {
    id: row.dappId,
    name: row.name,
    description: row.description,
    url: toOutsideUrl(row.website),
    chains: row.chains,
    categories: row.categories,
    users: withChange(metrics.uaw, metrics.uawPercentageChange),
    transactions: withChange(metrics.transactions, metrics.transactionsPercentageChange),
    volumeUsd: withChange(metrics.volume, metrics.volumePercentageChange),
    balanceUsd: withChange(metrics.balance, metrics.balancePercentageChange),
  }
}

function withChange(value: number | null, changePct: number | null) {
  return value === null ? null : { value, changePct }
}
