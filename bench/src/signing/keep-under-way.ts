/** Keeps so many under way until all are done. */
export async function keepUnderWay<Item>(
  items: readonly Item[],
  underWay: number,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const rest = items[Symbol.iterator]()
  const worker = async () => {
    for (const item of { [Symbol.iterator]: () => rest }) await run(item)
  }
  await Promise.all(Array.from({ length: underWay }, worker))
}
