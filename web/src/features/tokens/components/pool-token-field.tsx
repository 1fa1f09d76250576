import type { ChainId } from '@windhover/core/chains/chain'
import { POOL_SEARCH_DEBOUNCE_MS } from '@windhover/core/tokens/constants'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import type { PickedToken } from '../../../lib/feature.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { TokenMark } from '../../../money/marks/token-mark.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useTokenSearch } from '../api/read-tokens.ts'
import { pickerCopy, poolCopy } from '../copy.ts'
import { pickedOf } from '../picker-rows.ts'
import type { Side } from '../pool-pair.ts'
import { RiskBadges } from './risk-badges.tsx'

type PoolTokenFieldProps = {
  readonly chain: ChainId
  readonly side: Side
  readonly token: PickedToken | null
  readonly onChange: (token: PickedToken | null) => void
}

export function PoolTokenField({ chain, side, token, onChange }: PoolTokenFieldProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend into a border that is not there
    <div role="group" aria-labelledby={id} className="relative min-w-0">
      <div id={id} className="mb-1 text-caption text-3">
        {poolCopy.label[side]}
      </div>
      {token === null ? (
        <PoolSearch chain={chain} side={side} onPick={onChange} />
      ) : (
        <div className="flex h-8 items-center gap-2 rounded-sm border bg-inset pr-1 pl-2 max-md:h-11">
          <TokenMark token={token} size={18} />
          <span className="min-w-0 flex-1 truncate font-medium">{token.symbol}</span>
          {/* R2-098 */}
          <IconButton
            size={24}
            label={poolCopy.clear[side]}
            icon={<X size={13} />}
            onClick={() => onChange(null)}
          />
        </div>
      )}
    </div>
  )
}

type PoolSearchProps = {
  readonly chain: ChainId
  readonly side: Side
  readonly onPick: (token: PickedToken) => void
}

function PoolSearch({ chain, side, onPick }: PoolSearchProps) {
  const [text, setText] = useState('')
  const rested = useDebounced(text, POOL_SEARCH_DEBOUNCE_MS)
  const found = useTokenSearch(chain, rested)
  const isOpen = text.trim() !== ''
  const isWaiting = rested !== text || found.isFetching
  const rows = isOpen && !isWaiting ? (found.data ?? []) : []
  return (
    <>
      <SearchField
        label={poolCopy.label[side]}
        placeholder={poolCopy.placeholder}
        value={text}
        onValueChange={setText}
      />
      {isOpen && (
        <div className="absolute inset-x-0 top-full z-10 mt-1 max-h-80 overflow-y-auto rounded-sm border bg-popover py-1 shadow-2">
          {rows.length === 0 && (
            <p role="status" className="px-3 py-2 text-caption text-3">
              {isWaiting ? pickerCopy.loading : pickerCopy.none}
            </p>
          )}
          <ul>
            {rows.map((row) => (
              <li key={row.address}>
                <button
                  type="button"
                  onClick={() => onPick(pickedOf(row))}
                  className="flex h-10 w-full items-center gap-2 px-3 text-left hover-step enabled-hover:bg-hover"
                >
                  <TokenMark token={row} size={20} />
                  <span className="font-medium">{row.symbol}</span>
                  <span className="min-w-0 flex-1 truncate text-caption text-3">{row.name}</span>
                  <RiskBadges risks={row.risks} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
