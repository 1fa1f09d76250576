import type { Address } from '@solana/kit'
import type { SolanaChain } from '../../chains/solana/solana-chain.ts'
import { LEAST_BALANCE } from './network-costs.ts'
import type { Router } from './pick-router.ts'
import { isSol, type TradedToken } from './traded-token.ts'

export type Shortage = {
  readonly router: Router
  readonly errorCode: 1 | 2 | 3
  readonly errorMessage: string
}

export type FundsCheck = {
  readonly solana: SolanaChain
  readonly router: Router
  readonly taker: Address
  readonly payer: Address
  readonly receiver: Address
  readonly input: TradedToken
  readonly output: TradedToken
  /** The one account of the input mint that a fill takes from; null for SOL. */
  readonly inputAccount: Address | null
  readonly inAmountRaw: bigint
  readonly sentRaw: bigint
  /** Signatures and priority. */
  readonly feeLamports: bigint
  readonly rentLamports: bigint
}

/** Why no transaction can be built for this quote; the meaning of a code depends on the router beside it. */
export function findShortage(check: FundsCheck): Shortage | null {
  return findTakerShortage(check) ?? findGasShortage(check) ?? findUnbuildable(check)
}

function findTakerShortage(check: FundsCheck): Shortage | null {
  if (takerHolds(check) >= check.inAmountRaw) return null
  const isMaker = check.router === 'jupiterz'
  const errorMessage = isMaker ? 'Insufficient balance to fund the swap' : 'Insufficient funds'
  return { router: check.router, errorCode: 1, errorMessage }
}

function takerHolds({ solana, taker, inputAccount }: FundsCheck): bigint {
  if (inputAccount === null) return solana.lamports(taker)
  return solana.tokenAccounts(taker).find((each) => each.account === inputAccount)?.amountRaw ?? 0n
}

function findGasShortage(check: FundsCheck): Shortage | null {
  const { solana, payer, taker, input, inAmountRaw, feeLamports, rentLamports } = check
  const spent = isSol(input) && payer === taker ? inAmountRaw : 0n
  const left = solana.lamports(payer) - spent
  const needed = feeLamports + LEAST_BALANCE
  // A maker has no word for missing gas: an aggregator's answer is given in its place.
  const aggregator = check.router === 'jupiterz' ? 'metis' : check.router
  if (left < needed) {
    return { router: aggregator, errorCode: 2, errorMessage: 'Insufficient SOL for gas' }
  }
  if (left >= needed + rentLamports) return null
  return check.router === 'jupiterz'
    ? { router: 'jupiterz', errorCode: 2, errorMessage: 'Missing associated token account' }
    : { router: check.router, errorCode: 2, errorMessage: 'Insufficient SOL for gas' }
}

function findUnbuildable(check: FundsCheck): Shortage | null {
  const { solana, router, output, sentRaw, receiver } = check
  const maker = solana.maker.address
  const stock = isSol(output)
    ? solana.lamports(maker) - LEAST_BALANCE
    : solana.tokenAmount(maker, mintOf(output))
  const leavesDust = isSol(output) && solana.lamports(receiver) + sentRaw < LEAST_BALANCE
  const isFrozen = [check.taker, receiver].some((owner) => hasFrozen(solana, owner, [check.input, output]))
  if (stock >= sentRaw && !leavesDust && !isFrozen) return null
  return { router, errorCode: 3, errorMessage: 'Quote could not be built into a transaction' }
}

function hasFrozen(solana: SolanaChain, owner: Address, tokens: readonly TradedToken[]): boolean {
  const mints = new Set(tokens.map((token) => token.listing.address))
  return solana.tokenAccounts(owner).some((account) => account.isFrozen && mints.has(account.mint))
}

function mintOf(token: TradedToken): Address {
  return token.listing.address as Address
}
