import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import { createUpstream } from '../../platform/upstream/call-upstream.ts'
import { createGatherer } from '../../platform/upstream/gather-questions.ts'
import { createSharedValues } from '../../platform/upstream/shared-values.ts'
import { NOTHING_KNOWN, type TokenFactSource, type TokenFacts } from '../../ports/token-facts.ts'

const FRESH_MS = 60_000
const STALE_MS = 10 * 60_000
const TOKENS_KEPT = 2_000
/** The API takes this many mints in one question; a list asks for all of its tokens within a moment. */
const MINTS_PER_CALL = 100
const GATHER_MS = 10

const shield = z.object({ warnings: z.record(z.string(), z.array(z.object({ type: z.string() }))) })

/** What Jupiter warns of before a swap. */
export function createJupiterShield(options: {
  url: string
  apiKey: string
  clock: Clock
  timeoutMs?: number
}): TokenFactSource {
  const { url, apiKey, clock, timeoutMs } = options
  const api = createUpstream({
    name: 'jupiter',
    baseUrl: url,
    ...(apiKey === '' ? {} : { headers: { 'x-api-key': apiKey } }),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  })
  const shared = createSharedValues<TokenFacts>({
    clock,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    max: TOKENS_KEPT,
  })
  const ask = createGatherer({
    gatherMs: GATHER_MS,
    max: MINTS_PER_CALL,
    ask: (mints) => api.get(`/ultra/v1/shield?mints=${encodeURIComponent(mints.join(','))}`, shield),
  })
  return {
    read: ({ address }) =>
      shared(address, async () => {
        const { warnings } = await ask(address)
        const types = warnings[address]?.map(({ type }) => type)
        return types === undefined ? NOTHING_KNOWN : readWarnings(types)
      }).catch(() => NOTHING_KNOWN),
  }
}

function readWarnings(types: readonly string[]): TokenFacts {
  const taxPct = types.map((type) => /^(\d+(?:\.\d+)?)%_TRANSFER_FEES$/.exec(type)?.[1]).find(Boolean)
  const hasTax = types.some((type) => type.endsWith('TRANSFER_FEES'))
  return {
    // A tax that is warned of without its size is not zero.
    transferTaxBps: taxPct === undefined ? (hasTax ? null : 0) : Math.round(Number(taxPct) * 100),
    canSell: !types.includes('NOT_SELLABLE'),
  }
}
