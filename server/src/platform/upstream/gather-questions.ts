type Batch<Answer> = { readonly keys: Set<string>; readonly answer: Promise<Answer> }

/** Questions that come within a moment are one: all who asked hear the same answer. */
export function createGatherer<Answer>(options: {
  readonly gatherMs: number
  /** How many fit into one question. */
  readonly max: number
  readonly ask: (keys: readonly string[]) => Promise<Answer>
}): (key: string) => Promise<Answer> {
  const { gatherMs, max, ask } = options
  let open: Batch<Answer> | null = null

  function begin(): Batch<Answer> {
    const keys = new Set<string>()
    const answer = new Promise<void>((resolve) => setTimeout(resolve, gatherMs)).then(() => {
      if (open === batch) open = null
      return ask([...keys])
    })
    const batch = { keys, answer }
    return batch
  }

  return (key) => {
    const isFull = open !== null && open.keys.size >= max && !open.keys.has(key)
    const batch = open === null || isFull ? begin() : open
    open = batch
    batch.keys.add(key)
    return batch.answer
  }
}
