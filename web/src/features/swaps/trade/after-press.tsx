import { OrderProgress } from '../parts/order-progress.tsx'
import { PriceMoved } from '../parts/price-moved.tsx'
import type { TradeState } from './use-trade.ts'

/** What became of the press: a price that moved meanwhile, or a trade under way. */
export default function AfterPress({ trade }: { readonly trade: TradeState }) {
  return (
    <>
      {trade.isAsking && trade.quote.state !== 'failed' && (
        <PriceMoved
          now={trade.quote.quote}
          symbol={trade.buy.symbol}
          onAccept={trade.accept}
          onDismiss={trade.keepWaiting}
        />
      )}
      <OrderProgress order={trade.order} ground="bg-inset" />
    </>
  )
}
