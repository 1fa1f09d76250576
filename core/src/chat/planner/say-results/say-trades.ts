import { CHAINS } from '../../../chains/all-chains.ts'
import { showAmount } from '../../../money/show-amount.ts'
import type { Proposal } from '../../../transactions/proposal.ts'
import { nameSymbol } from './quote-text.ts'
import { showPercent, showUsd } from './show-figures.ts'
import type { Say } from './tool-done.ts'

const RECEIVED_DIGITS = 3

export const sayQuote: Say<'get_swap_quote'> = ({ quote, sell, buy }) => {
  const { terms } = quote
  const given = showAmount(BigInt(terms.sellAmountRaw), quote.sellDecimals)
  const got = showAmount(BigInt(terms.quotedBuyAmountRaw), quote.buyDecimals, RECEIVED_DIGITS)
  const impact =
    quote.priceImpactPct === null
      ? 'The price impact is not known.'
      : `The price impact is ${showPercent(quote.priceImpactPct).replace('+', '')}.`
  const worth = quote.buyUsd === null ? '' : ` (${showUsd(quote.buyUsd)})`
  return `${given} ${nameSymbol(sell.symbol)} would bring about **${got} ${nameSymbol(buy.symbol)}**${worth} on ${CHAINS[terms.chain].name}. ${impact} Nothing was traded.`
}

/** The card says what it is and what became of it: these words stay true after it was approved or rejected. */
function sayProposal(noun: string, { chain, wentAtOnce }: Proposal): string {
  if (wentAtOnce)
    return `Safe Mode is off and you asked for exactly this ${noun} on ${CHAINS[chain].name}, so it was approved right away. The card shows its progress.`
  return `Here is your ${noun} on ${CHAINS[chain].name}. Nothing is signed without your approval.`
}

export const saySwapProposal: Say<'propose_swap'> = ({ proposal }) => sayProposal('swap', proposal)
export const sayTransferProposal: Say<'propose_transfer'> = ({ proposal }) =>
  sayProposal('transfer', proposal)
export const sayWrapProposal: Say<'propose_wrap'> = ({ proposal }) => sayProposal('wrap', proposal)
export const sayUnwrapProposal: Say<'propose_unwrap'> = ({ proposal }) => sayProposal('unwrap', proposal)
