import { OrderProgress } from '../parts/order-progress.tsx'
import { PriceMoved } from '../parts/price-moved.tsx'
import type { SwapCardState } from '../use-swap-card.ts'
import { SwapReceived } from './swap-received.tsx'

/** What became of the press: under way, a price that moved meanwhile, or what was received. */
export default function AfterPress({ card }: { readonly card: SwapCardState }) {
  const { fields, order, quote, isAsking } = card
  const { buy } = fields.pair
  return (
    <>
      <SwapReceived card={card} />
      {isAsking && buy !== null && quote.state !== 'failed' && (
        <PriceMoved
          now={quote.quote}
          symbol={buy.symbol}
          onAccept={card.accept}
          onDismiss={card.keepWaiting}
        />
      )}
      {/* A price that moved is asked about instead. */}
      {(!isAsking || order.submission.phase === 'unanswered') && !isConfirmed(order.submission) && (
        <OrderProgress order={order} ground="bg-raised" />
      )}
    </>
  )
}

const isConfirmed = (submission: SwapCardState['order']['submission']): boolean =>
  submission.phase === 'following' && submission.view.state === 'CONFIRMED'
