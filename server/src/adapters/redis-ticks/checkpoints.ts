import type { Redis } from 'ioredis'

const BEGINNING = '0-0'

/**
 * How far a consumer has got in a stream. One that is new begins at the end, and this is written down at once: it may
 * die before its first ticks.
 */
export async function readCheckpoint(
  client: Redis,
  { stream, checkpoint }: { stream: string; checkpoint: string },
): Promise<string> {
  const known = await client.get(checkpoint)
  if (known !== null) return known
  const [last] = await client.xrevrange(stream, '+', '-', 'COUNT', 1)
  await client.set(checkpoint, last?.[0] ?? BEGINNING, 'NX')
  return (await client.get(checkpoint)) ?? BEGINNING
}

/** Whether the log has dropped the entry at this position, and so perhaps others after it. */
export async function wasDropped(
  client: Redis,
  { stream, position }: { stream: string; position: string },
): Promise<boolean> {
  if (position === BEGINNING) return false
  const [there] = await client.xrange(stream, position, position)
  return there === undefined
}
