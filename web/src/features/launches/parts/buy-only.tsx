import { RowActions } from '../../../money/token-rows/row-actions.tsx'
import type { ListedToken } from '../../../money/token-rows/token-cell.tsx'
import { cx } from '../../../ui/cx.ts'
import type { OnBuy } from './use-on-buy.ts'

type BuyOnlyProps = {
  readonly token: ListedToken
  readonly onBuy: OnBuy
  /** Where there is room for it, Chart and Info stand beside it. */
  readonly hasMore?: boolean
}

const BUY_ALONE = '[&_button:not([aria-haspopup])]:hidden'
const BUY_ALONE_BELOW_760 = '@max-[760px]/panel:[&_button:not([aria-haspopup])]:hidden'

/** The Buy of every list, without the buttons that would take the room of a figure. */
export function BuyOnly({ token, onBuy, hasMore = false }: BuyOnlyProps) {
  return (
    <span className={cx('inline-flex', hasMore ? onBuy !== null && BUY_ALONE_BELOW_760 : BUY_ALONE)}>
      <RowActions token={token} onBuy={onBuy} />
    </span>
  )
}
