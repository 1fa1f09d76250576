import type { SwapIntent } from '@windhover/core/swaps/intents/swap'
import type { VenueId } from '@windhover/core/swaps/venue-ids'
import { CHAIN_VENUES } from '@windhover/core/swaps/venues'
import { evmAddress } from '../../decode/evm/evm-address.ts'
import { matches, Refusal } from '../../decode/refusal.ts'
import type { EvmChain } from '../evm-fees.ts'
import { type EvmGiven, tokenOn } from '../evm-given.ts'
import type { ActionRole } from '../signing-plan.ts'
import { matchSaucerSwap } from './saucer-swap.ts'
import { matchAllowance, type SwapGiven } from './swap-given.ts'

/** The one contract that takers approve for 0x. */
const ALLOWANCE_HOLDER = evmAddress('0x0000000000001fF3684f28c67538d4D072C22734')
const PERMIT2 = evmAddress('0x000000000022D473030F116dDEE9F6B43aC78BA3')
/** How 0x names the coin itself as what is bought, and as what is sold. */
const BOUGHT_COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
const SOLD_COIN = '0x0000000000000000000000000000000000000000'
const WRAPPED_COINS: Readonly<Record<EvmChain, string | null>> = {
  ethereum: evmAddress('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
  bsc: evmAddress('0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'),
  hedera: null,
}

/** Total: a new venue does not compile before somebody has decided what its transactions may look like. */
const VENUE_RULES: Readonly<Record<VenueId, (given: SwapGiven) => ActionRole>> = {
  'zero-x': (given) => {
    if (given.call.kind === 'approve') return matchAllowance(given, ALLOWANCE_HOLDER)
    if (given.call.kind === 'settle') return matchSettlement(given)
    return matchWrapping(given)
  },
  // The swap itself is an order, never a transaction.
  'uniswap-x': (given) => matchAllowance(given, PERMIT2),
  saucerswap: matchSaucerSwap,
  jupiter: () => {
    throw new Refusal('mismatch', 'a venue of another chain')
  },
}

export function matchEvmSwap(given: EvmGiven<SwapIntent>): ActionRole {
  const { intent, chain } = given
  matches(CHAIN_VENUES[chain].includes(intent.venue), 'a venue of another chain')
  const [sellToken, buyToken] = [tokenOn(chain, intent.sellToken), tokenOn(chain, intent.buyToken)]
  matches(sellToken !== buyToken, 'a token for itself')
  return VENUE_RULES[intent.venue]({
    ...given,
    sellToken,
    buyToken,
    sellAmountRaw: BigInt(intent.sellAmountRaw),
    minBuyAmountRaw: BigInt(intent.minBuyAmountRaw),
  })
}

function matchSettlement(given: SwapGiven): ActionRole {
  const { to, valueWei, call, owner, settlers, sellToken, buyToken, sellAmountRaw } = given
  matches(call.kind === 'settle' && to === ALLOWANCE_HOLDER, 'another contract')
  matches(
    call.operator === call.target && settlers.includes(call.target),
    'a settler that is not on the list',
  )
  if (sellToken === 'native') {
    matches(call.token === SOLD_COIN && call.amountRaw === 0n, 'a token is lent too')
    matches(valueWei === sellAmountRaw, 'another amount')
  } else {
    matches(call.token === sellToken && call.amountRaw === sellAmountRaw, 'another token or amount is lent')
    matches(valueWei === 0n, 'coins are sent along')
  }
  matches(call.recipient === owner, 'to another recipient')
  matches(call.buyToken === (buyToken === 'native' ? BOUGHT_COIN : buyToken), 'another token is bought')
  matches(call.minBuyAmountRaw >= given.minBuyAmountRaw, 'less than was promised')
  return 'main'
}

/** The coin and its wrapped form are worth the same, so that no venue is needed between them. */
function matchWrapping(given: SwapGiven): ActionRole {
  const { to, valueWei, call, chain, sellToken, buyToken, sellAmountRaw } = given
  const wrapped = WRAPPED_COINS[chain]
  matches(wrapped !== null && to === wrapped, 'another contract')
  matches(sellAmountRaw >= given.minBuyAmountRaw, 'less than was promised')
  if (call.kind === 'deposit') {
    matches(sellToken === 'native' && buyToken === wrapped, 'another pair')
    matches(valueWei === sellAmountRaw, 'another amount')
    return 'main'
  }
  matches(call.kind === 'withdraw' && valueWei === 0n, 'not a swap')
  matches(sellToken === wrapped && buyToken === 'native', 'another pair')
  matches(call.amountRaw === sellAmountRaw, 'another amount')
  return 'main'
}
