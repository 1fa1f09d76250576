import type { ChainId } from '@windhover/core/chains/chain'
import { showAmount } from '@windhover/core/money/show-amount'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import type { MoneyToken } from '../../../lib/orders/money-token.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { DropdownMenu, MenuRadioGroup, MenuRadioItem } from '../../../ui/dropdown-menu.tsx'
import { effectCopy, sendCopy } from '../copy.ts'

type TokenSelectProps = {
  readonly chain: ChainId
  readonly tokens: readonly MoneyToken[]
  readonly chosen: MoneyToken | null
  readonly loading: boolean
  readonly onChoose: (token: string) => void
}

/** A field that opens a list: each token with name, symbol, icon and balance (R2-138). */
export function TokenSelect({ chain, tokens, chosen, loading, onChoose }: TokenSelectProps) {
  const id = useId()
  const shown = chosen?.symbol ?? (loading ? sendCopy.loadingTokens : sendCopy.chooseToken)
  const trigger = (
    <button
      type="button"
      aria-labelledby={`${id}-label ${id}-value`}
      className="flex h-8 w-full min-w-0 items-center gap-2 rounded-sm border bg-inset px-2.5 text-left hover-step hover:border-line-strong max-md:h-11"
    >
      {chosen && <TokenMark token={markedOf(chain, chosen)} size={20} />}
      <span
        id={`${id}-value`}
        className={chosen ? 'min-w-0 flex-1 truncate text-1' : 'min-w-0 flex-1 truncate text-3'}
      >
        {shown}
      </span>
      <ChevronDown size={14} className="flex-none text-3" aria-hidden="true" />
    </button>
  )
  return (
    <div className="min-w-0">
      <div id={`${id}-label`} className="mb-1.5 text-caption text-3">
        {sendCopy.token}
      </div>
      <DropdownMenu trigger={trigger} className="max-h-80 w-80">
        <MenuRadioGroup value={chosen?.token ?? ''} onValueChange={onChoose} label={sendCopy.token}>
          {tokens.map((each) => (
            <MenuRadioItem
              key={each.token}
              value={each.token}
              icon={<TokenMark token={markedOf(chain, each)} size={28} />}
              description={each.name}
              hint={<span className="num text-caption text-1">{balanceText(each)}</span>}
            >
              {each.symbol}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </DropdownMenu>
    </div>
  )
}

const markedOf = (chain: ChainId, { token, symbol }: MoneyToken) => ({ chain, address: token, symbol })

function balanceText({ balanceRaw, decimals }: MoneyToken): string {
  return balanceRaw === null ? effectCopy.unknownAmount : showAmount(balanceRaw, decimals)
}
