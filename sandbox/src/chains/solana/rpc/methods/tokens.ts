import type { Address } from '@solana/kit'
import { z } from 'zod'
import { isTokenProgram } from '../../tokens/programs.ts'
import { isMint, isTokenAccount, readHolding, readMint } from '../../tokens/token-layout.ts'
import { encodeAccount } from '../encode-account.ts'
import {
  addressParam,
  checkContextSlot,
  defineMethod,
  inContext,
  type RpcMethod,
  type RpcRequest,
  readConfig,
} from '../method.ts'
import { invalidParams } from '../rpc-error.ts'
import { uiAmount } from '../ui-amount.ts'
import { accountConfig } from './accounts.ts'

const MOST_HOLDERS = 20
const byMintOrProgram = z.union([z.object({ mint: addressParam }), z.object({ programId: addressParam })])
const oneAddress = z.tuple([addressParam, readConfig.optional()])

/** Holdings, mints and supplies. */
export const tokenMethods: Readonly<Record<string, RpcMethod>> = {
  getTokenAccountsByOwner: defineMethod(
    z.tuple([addressParam, byMintOrProgram, accountConfig.optional()]),
    ([owner, which, config], request) => {
      checkContextSlot(request, config)
      const { accounts, node } = request
      if ('mint' in which) mintOf(request, which.mint)
      else if (!isTokenProgram(which.programId)) throw invalidParams('unrecognized Token program id')
      const found = node.tokens.ofOwner(owner).flatMap((at) => {
        const account = accounts.get(at)
        if (!account.exists) return []
        const isWanted =
          'mint' in which
            ? readHolding(account.data).mint === which.mint
            : account.programAddress === which.programId
        return isWanted ? [{ pubkey: at, account: encodeAccount(account, config ?? {}, node.tokens) }] : []
      })
      return inContext(request, found)
    },
  ),
  getTokenAccountBalance: defineMethod(oneAddress, ([at, config], request) => {
    checkContextSlot(request, config)
    const account = request.accounts.get(at)
    if (!account.exists) throw invalidParams('could not find account')
    if (!isTokenAccount(account)) throw invalidParams('not a Token account')
    const { mint, amountRaw } = readHolding(account.data)
    return inContext(request, uiAmount(amountRaw, request.node.tokens.decimalsOf(mint) ?? 0))
  }),
  getTokenSupply: defineMethod(oneAddress, ([mint, config], request) => {
    checkContextSlot(request, config)
    const { supplyRaw, decimals } = mintOf(request, mint)
    return inContext(request, uiAmount(supplyRaw, decimals))
  }),
  getTokenLargestAccounts: defineMethod(oneAddress, ([mint, config], request) => {
    checkContextSlot(request, config)
    const { decimals } = mintOf(request, mint)
    const holders = request.node.tokens.ofMint(mint).flatMap((at) => {
      const account = request.accounts.get(at)
      return account.exists ? [{ address: at, amountRaw: readHolding(account.data).amountRaw }] : []
    })
    const largest = holders
      .sort((one, other) => (other.amountRaw > one.amountRaw ? 1 : -1))
      .slice(0, MOST_HOLDERS)
    return inContext(
      request,
      largest.map(({ address, amountRaw }) => ({ address, ...uiAmount(amountRaw, decimals) })),
    )
  }),
}

function mintOf({ accounts }: RpcRequest, at: Address) {
  const account = accounts.get(at)
  if (!account.exists) throw invalidParams('could not find mint')
  if (!isMint(account)) throw invalidParams('not a Token mint')
  return readMint(account.data)
}
