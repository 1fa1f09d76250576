import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { digestOf, drawFrom } from '../../universe/seeded-draw.ts'
import type { World } from '../../world/world.ts'

const FIRST_MS = Date.UTC(2026, 0, 1)
const FIRST_NUMBER = 120_000_000
const EVERY_MS = 20_000
const PAGE_SIZE = 20
const listQuery = z.strictObject({
  sort: z.enum(['inscription_number_asc', 'inscription_number_desc']),
  before: z.coerce.number().int().optional(),
  after: z.coerce.number().int().optional(),
})

/** One is made every twenty seconds, for ever. */
export function mountInscriptions(scope: FastifyInstance, world: World): void {
  scope.get('/v1/inscriptions', async (request) => {
    const { sort } = listQuery.parse(request.query)
    const newest = FIRST_NUMBER + Math.floor((world.clock.nowMs() - FIRST_MS) / EVERY_MS)
    const isNewestFirst = sort === 'inscription_number_desc'
    return {
      data: Array.from({ length: PAGE_SIZE }, (_, each) =>
        describeInscription(world.seed, isNewestFirst ? newest - each : FIRST_NUMBER + each),
      ),
    }
  })
}

export function describeInscription(seed: string, number: number, owner?: string) {
  const id = `${hexOf(seed, 'inscription', number)}i0`
  const genesis = bitcoinAddressOf(seed, 'genesis', number)
  return {
    inscription_id: id,
    inscription_number: number,
    content_type: drawFrom(seed, 'content', number).pick([
      'text/plain;charset=utf-8',
      'image/webp',
      'image/png',
    ]),
    owner_address: owner ?? genesis,
    owner_output: `${hexOf(seed, 'output', number)}:0`,
    genesis_address: genesis,
    genesis_output: `${hexOf(seed, 'output', number)}:0`,
    timestamp: new Date(FIRST_MS + (number - FIRST_NUMBER) * EVERY_MS).toISOString(),
    metadata: null,
    metaprotocol: null,
    sat: number,
    content_url: `https://ordiscan.example/content/${id}`,
    parent_inscription_id: null,
    delegate_inscription_id: null,
    satributes: [],
    submodules: [],
    collection_slug: null,
  }
}

/** Numbers that were inscribed in the first days, so that they exist at any time. */
export function earlyNumber(share: number): number {
  return FIRST_NUMBER + Math.floor(share * 10_000)
}

const hexOf = (...parts: readonly (string | number)[]) => Buffer.from(digestOf(...parts)).toString('hex')

const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const TAPROOT_CHARS = 58

/** Of the right form; nobody has its key, and nothing checks its checksum here. */
function bitcoinAddressOf(...parts: readonly (string | number)[]): string {
  const bytes = [...digestOf(...parts, 1), ...digestOf(...parts, 2)].slice(0, TAPROOT_CHARS)
  return `bc1p${bytes.map((byte) => BECH32[byte % BECH32.length]).join('')}`
}
