import { useQueryClient } from '@tanstack/react-query'
import { SEARCH_CHARS_MAX, SEARCH_DELAY_MS } from '@windhover/core/memory/constants'
import type { MemoryView } from '@windhover/core/memory/contract'
import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { refreshMemories, useCategories, useFollowMemories, useMemories } from '../api/list-memories.ts'
import { memoryCopy } from '../copy.ts'
import { useMemoryForm } from '../use-memory-form.ts'
import { CategoryFilter } from './category-filter.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { MemoryHead } from './memory-head.tsx'
import { MemoryList } from './memory-list.tsx'
import { MemorySheet } from './memory-sheet.tsx'

type Doomed = { readonly memory: MemoryView; readonly step: 'asked' | 'left' | 'deleted' }

export function VaultMemories({ vaultId }: { vaultId: string }) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const [isRefreshing, setRefreshing] = useState(false)
  const [doomed, setDoomed] = useState<Doomed | null>(null)
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const isFiltered = search !== '' || category !== null
  const query = useMemories(vaultId, { search, category })
  const categories = useCategories(vaultId)
  const form = useMemoryForm(vaultId)
  const list = useRef<HTMLDivElement>(null)
  useFollowMemories(vaultId)

  // The card that asked is gone, and the focus would go with it.
  useEffect(() => {
    if (doomed?.step === 'deleted') list.current?.focus({ preventScroll: true })
  }, [doomed])

  const refresh = async () => {
    setRefreshing(true)
    await refreshMemories(queryClient, vaultId)
    setRefreshing(false)
  }
  return (
    <>
      <MemoryHead
        summary={summarize(query.total, isFiltered)}
        isCreating={form.open && form.edited === null}
        isRefreshing={isRefreshing}
        onNew={form.startNew}
        onRefresh={() => void refresh()}
      />
      <div className="flex flex-none gap-2 px-5 py-3 max-md:px-4 @max-narrow/panel:flex-wrap @max-narrow/panel:px-4">
        <SearchField
          label={memoryCopy.search}
          placeholder={memoryCopy.search}
          clearLabel={memoryCopy.clearSearch}
          maxLength={SEARCH_CHARS_MAX}
          value={typed}
          onValueChange={setTyped}
        />
        <CategoryFilter value={category} categories={categories} onValueChange={setCategory} />
      </div>
      <MemoryList
        box={list}
        vaultId={vaultId}
        query={query}
        isFiltered={isFiltered}
        onEdit={form.startEdit}
        onDelete={(memory) => setDoomed({ memory, step: 'asked' })}
      />
      <MemorySheet form={form} vaultId={vaultId} categories={categories} />
      {doomed !== null && (
        <DeleteDialog
          vaultId={vaultId}
          memory={doomed.memory}
          open={doomed.step === 'asked'}
          onClose={(isDeleted) => setDoomed({ ...doomed, step: isDeleted ? 'deleted' : 'left' })}
        />
      )}
    </>
  )
}

function summarize(total: number | null, isFiltered: boolean): string | null {
  if (total === null || (total === 0 && !isFiltered)) return null
  return isFiltered ? memoryCopy.found(total) : memoryCopy.count(total)
}
