/** R1-068: both ends wrap. */
export function turnPage({ page, pages, by }: { page: number; pages: number; by: 1 | -1 }): number {
  return pages === 0 ? 0 : (page + by + pages) % pages
}

/** How many cards stand beside each other at a width. */
export function cardsBeside(widthPx: number): number {
  if (widthPx >= 520) return 3
  return widthPx >= 320 ? 2 : 1
}
