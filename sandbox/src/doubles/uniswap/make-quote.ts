import { randomUUID } from 'node:crypto'
import { isAddressEqual } from 'viem'
import type { World } from '../../world/world.ts'
import { quoteClassic } from './quote-classic.ts'
import { canQuoteDutch, type QuoteAnswer, type QuoteSubject, quoteDutch } from './quote-dutch.ts'
import { isBetter } from './quote-routes.ts'
import { invalidRequest, noQuotes, UniswapRefusal } from './refusal.ts'
import { PROTOCOLS, type Protocol, type QuoteRequest } from './request-schemas.ts'
import { chainById, findListing } from './world-chain.ts'

export async function makeQuote(world: World, request: QuoteRequest) {
  const subject = readSubject(world, request)
  const protocols = wantedProtocols(request)
  const [classic, dutch] = await Promise.all([
    quoteClassic(subject, protocols),
    wantsDutch(protocols) && canQuoteDutch(subject) ? quoteDutch(subject) : null,
  ])
  const best = better(classic, dutch, request)
  if (!best) throw noQuotes()
  return { requestId: randomUUID(), ...best.body }
}

function readSubject(world: World, request: QuoteRequest): QuoteSubject {
  if (request.integratorFees) throw new UniswapRefusal(401, 'UnauthorizedError', 'Fee is not enabled')
  if (
    request.tokenInChainId === request.tokenOutChainId &&
    isAddressEqual(request.tokenIn, request.tokenOut)
  ) {
    throw invalidRequest('"tokenIn" and "tokenOut" must differ')
  }
  const chain = chainById(world, request.tokenInChainId)
  // Bridges have no practice counterpart.
  if (!chain || request.tokenInChainId !== request.tokenOutChainId) throw noQuotes()
  const listingIn = findListing(world, chain, request.tokenIn)
  const listingOut = findListing(world, chain, request.tokenOut)
  if (!listingIn || !listingOut) throw noQuotes()
  const lie = world.faults.strike('uniswap', 'lie', '/v1/quote')
  return { world, chain, listingIn, listingOut, request, truthPct: BigInt(Math.round(lie?.amount ?? 100)) }
}

/** The fastest answer waits for no maker. */
function wantedProtocols(request: QuoteRequest): readonly Protocol[] {
  if (request.routingPreference === 'FASTEST') return ['V2', 'V3', 'V4']
  return request.protocols ?? PROTOCOLS
}

function wantsDutch(protocols: readonly Protocol[]): boolean {
  return protocols.includes('UNISWAPX_V2') || protocols.includes('UNISWAPX')
}

function better(
  one: QuoteAnswer | null,
  other: QuoteAnswer | null,
  request: QuoteRequest,
): QuoteAnswer | null {
  if (!one || !other) return one ?? other
  return isBetter(other, one, request.type) ? other : one
}
