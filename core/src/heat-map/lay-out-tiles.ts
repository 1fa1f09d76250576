export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type Weighed = { readonly weight: number }
export type Tile<Item> = Box & { readonly item: Item }

/**
 * Fills a box with one tile per item, each as large as its weight asks and as square as it can be: rows are laid along
 * the shorter side, and one more item joins a row while that makes its worst tile squarer.
 */
export function layOutTiles<Item extends Weighed>(items: readonly Item[], box: Box): readonly Tile<Item>[] {
  const weighed = items.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
  const total = sum(weighed)
  if (total === 0 || box.width <= 0 || box.height <= 0) return []
  const scale = (box.width * box.height) / total
  const tiles: Tile<Item>[] = []
  let rest = box
  let left: readonly Item[] = weighed
  while (left.length > 0) {
    const row = takeRow(left, { scale, side: Math.min(rest.width, rest.height) })
    const isLast = row.length === left.length
    rest = layRow(row, { rest, scale, isLast, tiles })
    left = left.slice(row.length)
  }
  return tiles
}

const sum = (items: readonly Weighed[]) => items.reduce((total, { weight }) => total + weight, 0)

function takeRow<Item extends Weighed>(items: readonly Item[], fit: { scale: number; side: number }): Item[] {
  const row: Item[] = []
  let worst = Number.POSITIVE_INFINITY
  for (const item of items) {
    const next = worstRatio([...row, item], fit)
    if (next > worst) break
    row.push(item)
    worst = next
  }
  return row
}

/** Of the longer side to the shorter, in the least square tile. */
function worstRatio(row: readonly Weighed[], { scale, side }: { scale: number; side: number }): number {
  const depth = (sum(row) * scale) / side
  return Math.max(
    ...row.map(({ weight }) => {
      const length = (weight * scale) / depth
      return Math.max(length / depth, depth / length)
    }),
  )
}

function layRow<Item extends Weighed>(
  row: readonly Item[],
  place: { rest: Box; scale: number; isLast: boolean; tiles: Tile<Item>[] },
): Box {
  const { rest, scale, isLast, tiles } = place
  const isColumn = rest.width >= rest.height
  const side = isColumn ? rest.height : rest.width
  const depth = isLast ? (isColumn ? rest.width : rest.height) : (sum(row) * scale) / side
  let along = 0
  for (const item of row) {
    const length = (item.weight * scale) / ((sum(row) * scale) / side)
    tiles.push(
      isColumn
        ? { item, x: rest.x, y: rest.y + along, width: depth, height: length }
        : { item, x: rest.x + along, y: rest.y, width: length, height: depth },
    )
    along += length
  }
  return isColumn
    ? { ...rest, x: rest.x + depth, width: rest.width - depth }
    : { ...rest, y: rest.y + depth, height: rest.height - depth }
}
