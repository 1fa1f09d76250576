import { type Address, encodeFunctionData, parseAbi } from 'viem'
import { NATIVE_COIN, PRACTICE_SETTLER } from '../../chains/evm/evm-addresses.ts'
import { validationFailed } from './refusal.ts'
import type { SwapVenue } from './swap-venue.ts'

const ERC20 = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function transfer(address, uint256) returns (bool)',
])

export type TakerCheck = {
  readonly venue: SwapVenue
  readonly taker: Address
  readonly token: Address
  readonly amount: bigint
  /** Null where nothing has to be approved. */
  readonly spender: Address | null
}

export type TakerIssues = {
  readonly allowance: { readonly actual: string; readonly spender: Address } | null
  readonly balance: { readonly token: Address; readonly actual: string; readonly expected: string } | null
  readonly simulationIncomplete: boolean
}

/** What keeps the taker from this swap now. Refuses where the token would not leave the taker at all. */
export async function checkTaker(check: TakerCheck): Promise<TakerIssues> {
  const { venue, taker, token, amount, spender } = check
  const balance = await balanceOf(check)
  const isShort = balance < amount
  if (!isShort && token !== NATIVE_COIN) await tryToMove(check)
  const read = { address: token, abi: ERC20 } as const
  const allowance =
    spender === null
      ? null
      : await venue.chain.node.readContract({ ...read, functionName: 'allowance', args: [taker, spender] })
  return {
    allowance:
      spender !== null && allowance !== null && allowance < amount
        ? { actual: `${allowance}`, spender }
        : null,
    balance: isShort ? { token, actual: `${balance}`, expected: `${amount}` } : null,
    simulationIncomplete: isShort,
  }
}

function balanceOf({ venue, taker, token }: TakerCheck): Promise<bigint> {
  const { node } = venue.chain
  if (token === NATIVE_COIN) return node.getBalance({ address: taker })
  return node.readContract({ address: token, abi: ERC20, functionName: 'balanceOf', args: [taker] })
}

/** Needs no approval, so that a trap is found before the taker has signed anything. */
async function tryToMove({ venue, taker, token, amount }: TakerCheck): Promise<void> {
  const data = encodeFunctionData({ abi: ERC20, functionName: 'transfer', args: [PRACTICE_SETTLER, amount] })
  await venue.chain.node.call({ account: taker, to: token, data }).catch(() => {
    throw validationFailed()
  })
}
