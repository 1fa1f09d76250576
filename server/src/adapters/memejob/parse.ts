import type { MemejobToken } from '@windhover/core/discovery/contract'
import { cleanLinks, cleanLogo, cleanNames } from '@windhover/core/discovery/describe-token'
import { z } from 'zod'
import { figureIfAny, goodRows, textIfAny } from '../../platform/upstream/read-fields.ts'

const ID_CHARS_MAX = 64

const row = z.object({
  id: z.string().min(1).max(ID_CHARS_MAX),
  name: z.string(),
  ticker: z.string(),
  logo: z.object({ url: textIfAny }).nullish().catch(null),
  dex: z
    .object({ address: z.string().max(ID_CHARS_MAX).nullish().catch(null) })
    .nullish()
    .catch(null),
  priceInUsd: figureIfAny,
  marketCapInUsd: figureIfAny,
  socials: z
    .object({ twitter: textIfAny, telegram: textIfAny, website: textIfAny, discord: textIfAny })
    .nullish()
    .catch(null),
})

export const memejobRows = goodRows(row)

export function toMemejobToken(told: z.output<typeof row>): MemejobToken {
  const { symbol: ticker, name } = cleanNames({ symbol: told.ticker, name: told.name })
  const { id, priceInUsd, marketCapInUsd } = told
  return {
    id,
    name,
    ticker,
    logo: { url: cleanLogo(told.logo?.url) },
    dex: { address: told.dex?.address ?? null },
    priceInUsd,
    marketCapInUsd,
    socials: cleanLinks(told.socials ?? {}),
  }
}
