import type { AppError } from '@windhover/core/errors/app-error'
import { swapErrors } from '@windhover/core/swaps/errors'
import { encodeFunctionData, type Hex, isAddressEqual, parseAbi } from 'viem'
import type { FirmQuote, Question } from './ask-swap.ts'
import { ALLOWANCE_HOLDER, addressOf, WRAPPED_COINS } from './known-contracts.ts'

const WRAPPED_ABI = parseAbi(['function deposit() payable', 'function withdraw(uint256 amount)'])

/** Whether the transaction is one that may be signed for this: the right contract, and no coin but what is sold. */
export function checkCall(quote: FirmQuote, asked: Question): void {
  const { to, data, value } = quote.transaction
  const { allowance } = quote.issues
  const soldWei = asked.sellToken === 'native' ? asked.sellAmountRaw : 0n
  if (value !== soldWei) throw wrong('value')
  if (allowance && !isAddressEqual(allowance.spender, ALLOWANCE_HOLDER)) throw wrong('spender')
  if (isAddressEqual(to, ALLOWANCE_HOLDER)) return
  if (!isAddressEqual(to, WRAPPED_COINS[asked.chain]) || data !== wrappingData(asked)) throw wrong('target')
}

/** Between the coin and its token form the venue sends to the token itself. */
function wrappingData({ chain, sellToken, buyToken, sellAmountRaw }: Question): Hex | null {
  const wrapped = WRAPPED_COINS[chain]
  if (sellToken === 'native' && isAddressEqual(addressOf(buyToken, chain), wrapped)) {
    return encodeFunctionData({ abi: WRAPPED_ABI, functionName: 'deposit' })
  }
  if (buyToken === 'native' && isAddressEqual(addressOf(sellToken, chain), wrapped)) {
    return encodeFunctionData({ abi: WRAPPED_ABI, functionName: 'withdraw', args: [sellAmountRaw] })
  }
  return null
}

function wrong(part: string): AppError {
  return swapErrors.venueWrong({ context: { venue: 'zero-x', part } })
}
