import { createHash } from 'node:crypto'
import type { ChainId } from '@windhover/core/chains/chain'
import { z } from 'zod'
import type { RedisConnection } from './connect-redis.ts'

/** Of each chain. Two tokens that meet in a place take turns in it, so that what is kept never grows with them. */
const PLACES = 5_000

const namedPicture = z.object({
  address: z.string(),
  symbol: z.string(),
  name: z.string(),
  url: z.string(),
})
/** Where a list says that the picture of a token lies, and what it calls the token. */
export type NamedPicture = z.infer<typeof namedPicture>

/** Pictures of tokens that no index knows, as the lists that every instance reads have named them. */
export type NamedPictures = {
  readonly note: (chain: ChainId, pictures: readonly NamedPicture[]) => Promise<void>
  /** Null where no list named one, or another has its place by now. */
  readonly find: (token: { chain: ChainId; address: string }) => Promise<NamedPicture | null>
}

export function createNamedPictures(redis: RedisConnection): NamedPictures {
  const keyOf = (chain: ChainId) => redis.key('named-pictures', chain)
  return {
    note: async (chain, pictures) => {
      if (pictures.length === 0) return
      const fields = pictures.flatMap((each) => [placeOf(each.address), JSON.stringify(each)])
      await redis.client.hset(keyOf(chain), ...fields)
    },
    find: async ({ chain, address }) => {
      const text = await redis.client.hget(keyOf(chain), placeOf(address))
      const found = text === null ? null : namedPicture.parse(JSON.parse(text))
      return found !== null && sameAs(found.address) === sameAs(address) ? found : null
    },
  }
}

/** Hexadecimal addresses are the same in capitals. */
const sameAs = (address: string) => (address.startsWith('0x') ? address.toLowerCase() : address)

function placeOf(address: string): string {
  return String(createHash('sha256').update(sameAs(address)).digest().readUInt32BE() % PLACES)
}
