type Waiting<Item, Result> = {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Appends to the audit chain form one line, so each transaction costs one flush to disk for everybody behind it, and a
 * question to the database costs more than its answer. What arrives while one is on its way goes into the next together.
 */
export function runInBatches<Item, Result>(options: {
  readonly itemsMax: number
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
}): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = []
  let running = false

  async function drain(): Promise<void> {
    running = true
    while (queue.length > 0) await runOne(queue.splice(0, options.itemsMax))
    running = false
  }

  async function runOne(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await options.run(batch.map(({ item }) => item))
      if (results.length !== batch.length)
        throw new Error('a batch answered for other items than it was given')
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (!running) void drain()
    })
}
