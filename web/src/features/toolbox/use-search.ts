import type { OfferedCategory } from '@windhover/core/toolbox/contract'
import { matchCategory } from '@windhover/core/toolbox/match-category'
import type { ToolCategoryType } from '@windhover/core/toolbox/tool-category'
import { useState } from 'react'

/** What is typed, what it finds in each tab, and which cards stand open. */
export function useSearch(categories: readonly OfferedCategory[]) {
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({})
  const found = categories.filter((category) => matchCategory(category, typed))
  const isSearching = typed.trim() !== ''
  /** A card that was found by its examples alone shows them, or nobody would see why it is there. */
  const isFoundByExample = (category: OfferedCategory) =>
    isSearching && !matchCategory({ ...category, examples: [] }, typed)
  return {
    typed,
    isSearching,
    foundIn: (type: ToolCategoryType) => found.filter((category) => category.type === type),
    isOpen: (category: OfferedCategory) => opened[category.id] ?? isFoundByExample(category),
    setOpen: (id: string, isOpen: boolean) => setOpened((before) => ({ ...before, [id]: isOpen })),
    search: (next: string) => {
      setTyped(next)
      // Another search is another list: what was closed in the last one may be what is looked for now.
      setOpened((before) => Object.fromEntries(Object.entries(before).filter(([, isOpen]) => isOpen)))
    },
  }
}
