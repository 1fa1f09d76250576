import { NATIVE } from '@windhover/core/balances/constants'
import type { ChainId } from '@windhover/core/chains/chain'
import { type MarkedToken, markedToken } from '@windhover/core/discovery/contract'
import type { SaleCheck } from '@windhover/core/discovery/mark-sale'
import { type MarkInput, markToken } from '@windhover/core/discovery/mark-token'
import { NOTHING_KNOWN } from '../../ports/token-facts.ts'
import type { IndexedToken } from '../../ports/token-index.ts'
import { createTokenBatches } from '../prices/index.ts'
import { readPassport } from '../tokens/index.ts'
import { createSaleCheck, type QuotedSale, SALES, sizeText } from './check-sale.ts'
import type { DiscoveryParts } from './parts.ts'
import { type Held, readHeld } from './read-held.ts'
import { readPlaced } from './read-placed.ts'

const FRESH_MS = 60_000
const PLACES = 20_000
/** A list does not wait longer for quotes; those that come later are there for the next reading. */
const SALE_WITHIN_MS = 4_000
/** Of a token that no index knows. Only the size of the sale that is asked about depends on it. */
const USUAL_DECIMALS: Readonly<Record<ChainId, number>> = { solana: 6, ethereum: 18, bsc: 18, hedera: 8 }

const marks = markedToken.pick({ verdict: true, toCheck: true, marks: true })
type Asked = { readonly chain: ChainId; readonly address: string }

/** What there is to check before buying a token: once a minute per token, for everybody who looks at it. */
export function createTokenMarker(parts: DiscoveryParts) {
  const find = createTokenBatches(parts.tokenIndexes)
  const checkSale = createSaleCheck(parts)

  async function look(asked: Asked, held: Held | undefined): Promise<MarkInput> {
    const token = await find(asked)
    if (token === undefined) return await lookAtUnlisted(parts, asked, held)
    const known = {
      ...parts.tokenIndexes,
      [asked.chain]: { ...parts.tokenIndexes[asked.chain], getMany: async () => [token] },
    }
    const [passport, sale] = await Promise.all([
      readPassport({ ...parts, tokenIndexes: known }, token),
      within(SALE_WITHIN_MS, quoteSale(token)),
    ])
    return {
      ...passport.token,
      ...passport,
      liquidityUsd: passport.token.liquidityUsd ?? held?.liquidityUsd ?? null,
      ...heldOf(token, held),
      sale: describeSale(asked.chain, passport.canSell, sale),
    }
  }

  async function quoteSale(token: IndexedToken): Promise<QuotedSale | null> {
    if (SALES[token.chain] === undefined) return null
    const coin = await find({ chain: token.chain, address: NATIVE })
    return await checkSale(token, coin?.priceUsd ?? null)
  }

  return async (asked: { chain: ChainId; addresses: readonly string[] }): Promise<MarkedToken[]> => {
    const { chain } = asked
    let reading: ReturnType<typeof readHeld> | null = null
    const heldBy = async (address: string) => {
      if (chain !== 'solana') return undefined
      reading ??= readHeld(parts, FRESH_MS)
      return (await reading).get(address)
    }
    const named = [...new Set(asked.addresses)].flatMap((each) => {
      // What is no address is nobody's token, and nobody is asked about it.
      const address = parts.chains[chain].parseAddress(each)
      return address === null ? [] : [{ asked: each, address }]
    })
    return await Promise.all(
      named.map(async ({ asked: name, address }) => {
        const read = await readPlaced(parts, {
          scope: `marks:${chain}`,
          key: address,
          places: PLACES,
          schema: marks,
          freshMs: FRESH_MS,
          load: async () => markToken(await look({ chain, address }, await heldBy(address))),
        })
        const found = read.state === 'unknown' ? markToken(NOTHING) : read.value
        const atMs = read.state === 'unknown' ? parts.clock.now().getTime() : read.observedAtMs
        return { address: name, ...found, checkedAt: new Date(atMs).toISOString() }
      }),
    )
  }
}

const NOTHING: MarkInput = {
  isVerified: false,
  sale: { how: 'not' },
  transferTaxBps: null,
  imitates: null,
  liquidityUsd: null,
  topHoldersPct: null,
  devHoldingPct: null,
  insiderHoldingPct: null,
  sniperWallets: null,
}

/** Newcomers are on the curve before any index has them; whoever judges single tokens may know them all the same. */
async function lookAtUnlisted(
  parts: DiscoveryParts,
  { chain, address }: Asked,
  held: Held | undefined,
): Promise<MarkInput> {
  const facts = await parts.tokenFacts[chain]
    .read({ address, decimals: USUAL_DECIMALS[chain] })
    .catch(() => NOTHING_KNOWN)
  // Nobody warns of what nobody has looked at; a quote is another matter.
  const canSell = SALES[chain] !== undefined && facts.canSell === true ? null : facts.canSell
  return {
    ...{ ...NOTHING, ...facts, ...heldOf(null, held) },
    liquidityUsd: held?.liquidityUsd ?? null,
    sale: describeSale(chain, canSell, null),
  }
}

function heldOf(token: IndexedToken | null, held: Held | undefined): Omit<Held, 'liquidityUsd'> {
  return {
    devHoldingPct: held?.devHoldingPct ?? token?.devHoldingPct ?? null,
    insiderHoldingPct: held?.insiderHoldingPct ?? null,
    sniperWallets: held?.sniperWallets ?? null,
  }
}

/** What is warned of counts before what is quoted: a trap has a price too. */
function describeSale(chain: ChainId, canSell: boolean | null, quoted: QuotedSale | null): SaleCheck {
  const size = SALES[chain]
  if (size === undefined) {
    // On these chains the fact itself comes from asking for the price of a sale.
    return canSell === null
      ? { how: 'not' }
      : { how: 'quoted', isPossible: canSell, by: '0x', amount: null, impactPct: null }
  }
  if (canSell !== false && quoted !== null)
    return { how: 'quoted', ...quoted, by: size.title, amount: sizeText(chain, size) }
  return canSell === null ? { how: 'not' } : { how: 'asked', isPossible: canSell, by: size.title }
}

async function within<Value>(ms: number, work: Promise<Value>): Promise<Value | null> {
  const { promise, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(() => resolve(null), ms)
  return await Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
