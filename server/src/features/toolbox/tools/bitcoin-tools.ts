import {
  type BitcoinHoldings,
  bitcoinAddress,
  bitcoinHoldings,
  inscription,
  type RuneFacts,
  runeFacts,
} from '@windhover/core/intelligence/bitcoin-facts'
import { intelligenceErrors } from '@windhover/core/intelligence/errors'
import { formatAmount } from '@windhover/core/money/format-amount'
import { refuse } from '@windhover/core/toolbox/tool-answers'
import { toolboxTools } from '@windhover/core/toolbox/tools'
import { z } from 'zod'
import { type AgentTool, bindTool } from '../../../ports/agent-tool.ts'
import type { BitcoinFacts } from '../../../ports/bitcoin-facts.ts'
import { answerFrom, askSource, nameWords, type ToolParts } from '../ask-source.ts'

const FRESH_MS = 60_000
/** Decimals never change; readings are not kept longer than that. */
const RUNE_FRESH_MS = 10 * 60_000
const INSCRIPTIONS_READ = 20
/** Each costs a question of its own when it is met first. */
const RUNES_SHOWN = 20

export function bitcoinTools(parts: ToolParts): readonly AgentTool[] {
  const { bitcoinFacts } = parts.intelligence
  if (bitcoinFacts === null) return []
  return [
    bindTool(toolboxTools.getBitcoinAddress, async ({ address }) => {
      if (!bitcoinAddress.safeParse(address).success) return refuse(intelligenceErrors.badBitcoinAddress())
      const holdings = await askSource(parts, {
        source: 'bitcoin',
        name: `address:${address}`,
        schema: bitcoinHoldings,
        freshMs: FRESH_MS,
        load: () => bitcoinFacts.getHoldings(address),
      })
      if (!holdings.isKnown) return refuse(holdings.error)
      const { inscriptions, runes } = holdings.value
      return {
        status: 'done' as const,
        address,
        inscriptionCount: inscriptions.length,
        runes: await Promise.all(
          runes.slice(0, RUNES_SHOWN).map((rune) => describeBalance(parts, bitcoinFacts, rune)),
        ),
      }
    }),
    bindTool(toolboxTools.getRune, ({ name }) =>
      answerFrom(parts, runeQuestion(bitcoinFacts, name), (rune) =>
        rune === null
          ? refuse(intelligenceErrors.notCovered({ text: 'Ordiscan knows no rune of that name.' }))
          : { status: 'done' as const, ...describeRune(rune) },
      ),
    ),
    bindTool(toolboxTools.getInscriptions, ({ limit }) => {
      const question = {
        source: 'bitcoin',
        name: 'inscriptions',
        schema: z.array(inscription),
        freshMs: FRESH_MS,
        load: async () => [...(await bitcoinFacts.listInscriptions(INSCRIPTIONS_READ))],
      }
      return answerFrom(parts, question, (inscriptions) => ({
        status: 'done' as const,
        inscriptions: inscriptions.slice(0, limit).map(({ id, number, contentType, inscribedAt }) => ({
          id,
          number,
          contentType: contentType ?? 'unknown',
          inscribedAt,
        })),
      }))
    }),
  ]
}

const runeQuestion = (bitcoinFacts: BitcoinFacts, name: string) => ({
  source: 'bitcoin',
  name: `rune:${nameWords(name)}`,
  schema: runeFacts.nullable(),
  freshMs: RUNE_FRESH_MS,
  load: () => bitcoinFacts.findRune(name),
})

/** Where nobody tells the decimals, the smallest units are told and called so. */
async function describeBalance(
  parts: ToolParts,
  bitcoinFacts: BitcoinFacts,
  { name, balanceRaw }: BitcoinHoldings['runes'][number],
) {
  const rune = await askSource(parts, runeQuestion(bitcoinFacts, name))
  const decimals = rune.isKnown ? rune.value?.decimals : undefined
  const balance =
    decimals === undefined ? `${balanceRaw} smallest units` : formatAmount(BigInt(balanceRaw), decimals)
  return { name, balance }
}

function describeRune(rune: RuneFacts) {
  const supply = rune.supplyRaw === null ? null : Number(rune.supplyRaw) / 10 ** rune.decimals
  return {
    name: rune.spacedName,
    symbol: rune.symbol,
    figures: [
      { label: 'Price', value: rune.priceUsd, unit: 'usd' as const },
      { label: 'Market cap', value: rune.marketCapUsd, unit: 'usd' as const },
      { label: 'Supply', value: supply, unit: 'count' as const },
      { label: 'Mints', value: rune.mintCount, unit: 'count' as const },
    ],
  }
}
