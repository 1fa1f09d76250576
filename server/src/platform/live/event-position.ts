/** Redis stream ids (`milliseconds-sequence`) are the positions of live events. */
const POSITION = /^(\d{1,15})-(\d{1,15})$/

/** The id as two numbers, or null for text that is not one: browsers send back whatever they were told last. */
export function parsePosition(text: string): readonly [ms: number, sequence: number] | null {
  const match = POSITION.exec(text)
  return match ? [Number(match[1]), Number(match[2])] : null
}

export function isAfter(id: string, position: string): boolean {
  const [idMs, idSequence] = parsePosition(id) ?? [0, 0]
  const [ms, sequence] = parsePosition(position) ?? [0, 0]
  return idMs === ms ? idSequence > sequence : idMs > ms
}
