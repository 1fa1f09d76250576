import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { convertAmount } from '@windhover/core/money/convert-amount'
import { formatAmount } from '@windhover/core/money/format-amount'
import { usdValue } from '@windhover/core/money/usd-value'
import { counterpartOf } from '@windhover/core/swaps/counterpart'
import type { swapTools } from '@windhover/core/swaps/tools'
import type { ToolDone } from '@windhover/core/toolbox/tool-contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { ownerOn, priceChanges } from '../transactions/index.ts'
import type { AskingParts } from './open-call.ts'
import { quotePair } from './quote-pair.ts'

type NetworkFees = ToolDone<typeof swapTools.getNetworkFees>['fees'][number]

/** A swap like many: this much of the network's coin for dollars. */
const USUAL_SWAP = { amountRaw: 100n, decimals: 0, priceUsd: 1 }

/** What one network takes now. A chain or a venue that does not answer leaves its own fee unknown and no other. */
export async function readNetworkFees(
  parts: AskingParts,
  { chain, vault }: { chain: ChainId; vault: VaultView },
): Promise<NetworkFees> {
  const { symbol } = CHAINS[chain].native
  const priceUsd = await readCoinPrice(parts, chain)
  const [sendRaw, swapRaw] = await Promise.all([
    orUnknown(parts, parts.chains[chain].readSendFee(ownerOn(chain, vault))),
    orUnknown(parts, readSwapFee(parts, { chain, priceUsd })),
  ])
  return { chain, symbol, send: viewFee(chain, sendRaw, priceUsd), swap: viewFee(chain, swapRaw, priceUsd) }
}

async function readCoinPrice(parts: AskingParts, chain: ChainId): Promise<number | null> {
  const { symbol, decimals } = CHAINS[chain].native
  const one = { token: 'native', symbol, decimals, amountRaw: 10n ** BigInt(decimals) }
  const [priced] = await priceChanges(parts, chain, [one])
  return priced?.amountUsd ?? null
}

/** As the venues quote it; null where they do not say. */
async function readSwapFee(
  parts: AskingParts,
  { chain, priceUsd }: { chain: ChainId; priceUsd: number | null },
): Promise<bigint | null> {
  const { decimals } = CHAINS[chain].native
  const sellAmountRaw = priceUsd === null ? null : convertAmount(USUAL_SWAP, { decimals, priceUsd })
  if (sellAmountRaw === null) return null
  const buyToken = counterpartOf(chain, 'native').address
  const pair = { chain, sellToken: 'native', buyToken, sellAmountRaw, slippagePct: undefined }
  const { view } = await quotePair(parts, pair)
  const fee = view.fees.find(({ kind }) => kind === 'network')
  return fee === undefined ? null : BigInt(fee.amountRaw)
}

async function orUnknown({ log }: AskingParts, work: Promise<bigint | null>): Promise<bigint | null> {
  try {
    return await work
  } catch (error) {
    log.debug({ err: error }, 'a network fee could not be read')
    return null
  }
}

function viewFee(chain: ChainId, amountRaw: bigint | null, priceUsd: number | null): NetworkFees['send'] {
  const { decimals } = CHAINS[chain].native
  if (amountRaw === null) return null
  return {
    amountText: formatAmount(amountRaw, decimals),
    usd: priceUsd === null ? null : usdValue({ amountRaw, decimals, priceUsd }),
  }
}
