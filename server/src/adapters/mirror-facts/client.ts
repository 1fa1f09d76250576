import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import { NOTHING_KNOWN, type TokenFactSource, type TokenFacts } from '../../ports/token-facts.ts'

const FRESH_MS = 10 * 60_000
const STALE_MS = 3_600_000
const TOKENS_KEPT = 1_000
const ALL_BPS = 10_000

/** Always told: a key that is left out would look like one that was given up. */
const key = z.object({ key: z.string() }).nullable()
const count = z.coerce.number()
const tokenInfo = z.object({
  supply_key: key,
  freeze_key: key,
  custom_fees: z
    .object({
      fractional_fees: z
        .array(z.object({ amount: z.object({ numerator: count, denominator: count }) }))
        .default([]),
    })
    .nullish(),
})

/** What the network itself says of a token of Hedera: who holds its keys, and what each transfer costs. */
export function createMirrorFacts(options: {
  mirrorUrl: string
  clock: Clock
  timeoutMs?: number
}): TokenFactSource {
  const { mirrorUrl, clock, timeoutMs } = options
  const timeout = timeoutMs === undefined ? {} : { timeoutMs }
  const mirror = createUpstream({ name: 'hedera-mirror', baseUrl: mirrorUrl, ...timeout })
  const shared = createSharedValues<TokenFacts>({
    clock,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    max: TOKENS_KEPT,
  })
  return {
    read: ({ address }) =>
      shared(address, async () =>
        toFacts(await mirror.get(`/api/v1/tokens/${encodeURIComponent(address)}`, tokenInfo)),
      ).catch(() => NOTHING_KNOWN),
  }
}

function toFacts({ supply_key, freeze_key, custom_fees }: z.output<typeof tokenInfo>): TokenFacts {
  const parts = custom_fees?.fractional_fees.map(
    ({ amount }) => (amount.numerator / amount.denominator) * ALL_BPS,
  )
  return {
    transferTaxBps: parts === undefined ? null : Math.round(parts.reduce((sum, part) => sum + part, 0)),
    // Keys say who may stop a sale, not whether one is possible.
    canSell: null,
    mintAuthority: supply_key?.key ?? null,
    freezeAuthority: freeze_key?.key ?? null,
  }
}
