/** FNV-1a: quick, spreads well, and the same in every process for ever. A token's ticks stay in one stream, in order. */
export function shardOf(token: string, shards: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0) % shards
}
