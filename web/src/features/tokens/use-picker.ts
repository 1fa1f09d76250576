import { SEARCH_DEBOUNCE_MS } from '@windhover/core/tokens/constants'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { PickedToken, TokenPickerProps } from '../../lib/feature.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useHeldRows, useHoldings, useTokenSearch, useTrending } from './api/read-tokens.ts'
import { keyOf, listPickerItems, type PickerRow } from './picker-rows.ts'

type Pointed = { readonly key: string; readonly by: 'keys' | 'pointer' }
type PickerState = 'list' | 'loading' | 'empty' | 'failed'

/** What was typed, what can be picked, and which row the keys point at. */
export function usePicker(props: TokenPickerProps) {
  const { chain, vault, selected, onPick, onClose } = props
  const [text, setText] = useState('')
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const rested = useDebounced(text, SEARCH_DEBOUNCE_MS)
  const holdings = useHoldings(chain, vault)
  const held = useHeldRows(chain, holdings.data)
  const trending = useTrending(chain)
  const found = useTokenSearch(chain, rested)
  const amounts = vault === null ? undefined : (holdings.data ?? null)
  const items = useMemo(
    () =>
      listPickerItems({
        query: text,
        holdings: amounts,
        held: held.data ?? [],
        trending: trending.data ?? [],
        found: found.data ?? [],
        isAnswered: rested === text && !found.isPlaceholderData,
      }),
    [text, rested, amounts, held.data, trending.data, found.data, found.isPlaceholderData],
  )
  const rows = useMemo(() => items.flatMap((item) => (item.kind === 'row' ? [item.row] : [])), [items])
  const active = rows.find((row) => row.key === pointed?.key) ?? (text === '' ? null : (rows[0] ?? null))
  const selectedKey = selected === null ? null : keyOf(selected)

  const finish = (token: PickedToken) => {
    // R2-171: who picks the picked one takes it back.
    onPick(keyOf(token) === selectedKey ? null : token)
    onClose()
  }
  const type = (next: string) => {
    // R2-172
    if (text !== '' && next === '' && selected !== null) onPick(null)
    setText(next)
    setPointed(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined && rows.length > 0) {
      event.preventDefault()
      const at = active === null ? (step > 0 ? -1 : 0) : rows.indexOf(active)
      const next = rows[(at + step + rows.length) % rows.length]
      if (next !== undefined) setPointed({ key: next.key, by: 'keys' })
    }
    const chosen = active ?? rows[0]
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && chosen !== undefined) {
      event.preventDefault()
      finish(chosen.token)
    }
  }
  const isSearching = text.trim() !== ''
  const isLoading = isSearching
    ? rested !== text || found.isFetching
    : trending.isPending || (vault !== null && holdings.isPending)
  const hasFailed = isSearching ? found.isError : trending.isError

  return {
    text,
    type,
    items,
    active,
    selectedKey,
    state: stateOf({ count: rows.length, isLoading, hasFailed }),
    retry: () => void (isSearching ? found.refetch() : trending.refetch()),
    /** What the keys moved to has to come into sight; what the pointer is on already is. */
    followed: pointed?.by === 'keys' ? pointed.key : null,
    point: (row: PickerRow) => setPointed({ key: row.key, by: 'pointer' }),
    finish,
    onKeyDown,
  }
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

function stateOf(facts: { count: number; isLoading: boolean; hasFailed: boolean }): PickerState {
  if (facts.count > 0) return 'list'
  if (facts.isLoading) return 'loading'
  return facts.hasFailed ? 'failed' : 'empty'
}
