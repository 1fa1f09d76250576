import { CHAINS } from '../chains/all-chains.ts'
import { showAmount } from '../money/show-amount.ts'
import { showPercent, showUsd } from '../money/show-figures.ts'
import { nameSymbol } from '../text/quote-text.ts'
import { defineToolWords, type ToolWords } from '../toolbox/tool-contract.ts'
import { sayProposal } from '../transactions/say-proposal.ts'
import { sayNetworkFees } from './say-network-fees.ts'
import { swapTools } from './tools.ts'

type Words = ToolWords<typeof swapTools>

const RECEIVED_DIGITS = 3

const sayQuote: Words['get_swap_quote'] = ({ quote, sell, buy }) => {
  const { terms } = quote
  const given = showAmount(BigInt(terms.sellAmountRaw), quote.sellDecimals)
  const got = showAmount(BigInt(terms.quotedBuyAmountRaw), quote.buyDecimals, RECEIVED_DIGITS)
  const impact =
    quote.priceImpactPct === null
      ? 'The price impact is not known.'
      : `The price impact is ${showPercent(quote.priceImpactPct).replace('+', '')}.`
  const worth = quote.buyUsd === null ? '' : ` (${showUsd(quote.buyUsd)})`
  return `${given} ${nameSymbol(sell.symbol)} would get you about **${got} ${nameSymbol(buy.symbol)}**${worth} on ${CHAINS[terms.chain].name}. ${impact} Nothing was traded.`
}

export const swapToolWords = defineToolWords(swapTools, {
  get_swap_quote: sayQuote,
  get_network_fees: sayNetworkFees,
  propose_swap: ({ proposal }) => sayProposal('swap', proposal),
})
