/** Which of many rows have to be drawn: those in sight and a few around them. */
export type RowLayout = {
  /** Where each item begins; one entry more than items, the last is the whole height. */
  readonly tops: readonly number[]
}

export function layOut(heights: readonly number[]): RowLayout {
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height)
  return { tops }
}

const AROUND_PX = 260

export function windowOf(
  { tops }: RowLayout,
  view: { readonly scrollTop: number; readonly height: number },
): { readonly from: number; readonly to: number } {
  const count = tops.length - 1
  const from = Math.max(0, lastAtOrAbove(tops, view.scrollTop - AROUND_PX))
  const to = Math.min(count, lastAtOrAbove(tops, view.scrollTop + view.height + AROUND_PX) + 1)
  return { from, to: Math.max(from, to) }
}

/** Where to scroll so that an item is in sight; unchanged where it is already. */
export function scrollTo(
  { tops }: RowLayout,
  index: number,
  view: { readonly scrollTop: number; readonly height: number },
): number {
  const top = tops[index] ?? 0
  const bottom = tops[index + 1] ?? top
  if (top < view.scrollTop) return top
  return bottom > view.scrollTop + view.height ? bottom - view.height : view.scrollTop
}

/** The last item that begins at or above a height, by halving. */
function lastAtOrAbove(tops: readonly number[], height: number): number {
  let [low, high] = [0, tops.length - 2]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((tops[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}
