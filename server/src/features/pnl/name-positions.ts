import { NATIVE } from '@windhover/core/balances/constants'
import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import type { PnlPosition } from '@windhover/core/pnl/contract'
import { isSameToken } from '@windhover/core/swaps/counterpart'
import { cleanText } from '@windhover/core/text/clean-text'
import { assetKey } from './group-moves.ts'
import type { PnlParts } from './parts.ts'

const SYMBOL_CHARS_MAX = 32
/** A bound on what one answer asks of an index. */
const ASKED_MAX = 50

/** Positions with what people call them: the chain knows what is held, the index what is gone. */
export async function namePositions<Position extends PnlPosition>(
  { tokenIndexes }: Pick<PnlParts, 'tokenIndexes'>,
  { positions, symbols }: { positions: readonly Position[]; symbols: ReadonlyMap<string, string> },
): Promise<readonly (Position & { readonly symbol: string })[]> {
  const symbolOf = ({ chain, token }: Position) =>
    token === NATIVE ? CHAINS[chain].native.symbol : symbols.get(assetKey(chain, token))
  const missing = positions.filter((position) => symbolOf(position) === undefined)
  const found = await Promise.all(
    [...Map.groupBy(missing, ({ chain }) => chain)].map(([chain, gone]) =>
      askIndex(tokenIndexes, chain, gone),
    ),
  )
  const listed = found.flat()
  return positions.map((position) => {
    const { chain, token } = position
    const known = listed.find((each) => each.chain === chain && isSameToken(each.address, token))
    const symbol = cleanText(symbolOf(position) ?? known?.symbol ?? token, SYMBOL_CHARS_MAX)
    return { ...position, symbol: symbol === '' ? token : symbol }
  })
}

/** A token without a name goes by its address, so an index that is away costs no answer. */
async function askIndex(
  indexes: PnlParts['tokenIndexes'],
  chain: ChainId,
  gone: readonly { readonly token: string }[],
) {
  const tokens = gone.slice(0, ASKED_MAX).map(({ token }) => token)
  return await indexes[chain].getMany(tokens).catch(() => [])
}
