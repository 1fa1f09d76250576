import type { ChainId } from '../chains/chain.ts'
import { type OutcomeText, type Reason, SWAP_SUCCEEDED, tradeFailed } from './outcome-texts.ts'
import type { TradeMode } from './trade-form.ts'

type Trade = { readonly chain: ChainId; readonly mode: TradeMode; readonly symbol: string }

/** R3-173, R3-174 (C19), R2-283: what a buy or sell dialog says when it worked. */
export function tradeSucceeded({ chain, mode, symbol }: Trade): { title: string; description?: string } {
  if (chain !== 'solana') return { title: SWAP_SUCCEEDED[chain] }
  return mode === 'buy'
    ? { title: 'Purchase successful!', description: `Successfully bought ${symbol}` }
    : { title: 'Transaction completed successfully' }
}

/** R3-162: a purchase on Solana that was not taken, by a server without words. */
const NOT_TAKEN = 'Failed to buy token'

/** `wasTaken` is false where the server refused it, or could not say why. */
export function tradeEndedBadly(
  trade: Omit<Trade, 'symbol'>,
  end: { reason: Reason | null; wasTaken: boolean },
): OutcomeText {
  const { chain, mode } = trade
  const untold = end.reason === null || end.reason.text === ''
  const said = tradeFailed(chain, end.reason)
  const isUntakenPurchase = untold && !end.wasTaken && chain === 'solana' && mode === 'buy'
  return isUntakenPurchase ? { ...said, description: NOT_TAKEN } : said
}
