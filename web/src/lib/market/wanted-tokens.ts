import type { TokenKey } from '@windhover/core/prices/price-tick'

export type Wish = { readonly keys: readonly TokenKey[]; readonly everyMs: number }

/** Whose prices the page shows, and how often the most eager part of it wants to know them. */
export function createWishes(onChange: () => void) {
  const wishes = new Set<Wish>()
  return {
    add: (wish: Wish): (() => void) => {
      wishes.add(wish)
      onChange()
      return () => {
        wishes.delete(wish)
        onChange()
      }
    },
    keys: (): readonly TokenKey[] => [...new Set([...wishes].flatMap(({ keys }) => keys))].toSorted(),
    everyMs: (): number => Math.min(...[...wishes].map(({ everyMs }) => everyMs)),
  }
}
