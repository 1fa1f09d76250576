import { CHAINS } from '../chains/all-chains.ts'
import { parseAmount } from '../money/parse-amount.ts'
import { showAmount } from '../money/show-amount.ts'
import { listOf, showSmallUsd } from '../money/show-figures.ts'
import type { ToolWords } from '../toolbox/tool-contract.ts'
import type { swapTools } from './tools.ts'

type SayFees = ToolWords<typeof swapTools>['get_network_fees']
type NetworkFees = Parameters<SayFees>[0]['fees'][number]
type Kind = 'send' | 'swap'

/** Enough for the fees of every network. */
const FEE_DIGITS = 8

/** 'A send costs about $0.0008 on Solana and $0.41 on Ethereum.' */
export const sayNetworkFees: SayFees = ({ fees }) => {
  const [sends, swaps] = [tell(fees, 'send'), tell(fees, 'swap')]
  const away = fees.flatMap(({ chain, send }) => (send === null ? [CHAINS[chain].name] : []))
  const sentences = [
    sends === '' ? '' : `**A send costs about ${sends}.**`,
    swaps === '' ? '' : `A swap costs about ${swaps}.`,
    away.length === 0 ? '' : `The cost of a send on ${listOf(away)} is not available right now.`,
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function tell(fees: readonly NetworkFees[], kind: Kind): string {
  return listOf(
    fees.flatMap(({ chain, [kind]: fee }) =>
      fee === null ? [] : [`${tellFee(chain, fee)} on ${CHAINS[chain].name}`],
    ),
  )
}

/** In dollars, or in the coin where that has no price. */
function tellFee(chain: NetworkFees['chain'], fee: NonNullable<NetworkFees[Kind]>): string {
  const { symbol, decimals } = CHAINS[chain].native
  if (fee.usd !== null) return showSmallUsd(fee.usd)
  return `${showAmount(parseAmount(fee.amountText, decimals) ?? 0n, decimals, FEE_DIGITS)} ${symbol}`
}
