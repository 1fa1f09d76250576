import { type Address, createNoopSigner, type Instruction } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCloseAccountInstruction,
  getCreateAssociatedTokenIdempotentInstruction,
  getSyncNativeInstruction,
} from '@solana-program/token'
import { chainErrors } from '@windhover/core/chains/errors'
import type { Wrapping } from '../../ports/wrapping.ts'
import type { SolanaNode } from './client.ts'
import { compileAction } from './compile-action.ts'
import { requireSolanaAddress, TOKEN_PROGRAM, WRAPPED_SOL } from './parse-address.ts'
import { readLamports } from './read-balances.ts'
import { readAccountsOfMint } from './token-accounts.ts'

const CONTEXT = { chain: 'solana' }
const WRAP_UNITS = 60_000

/** Wrapped SOL lies in the owner's token account; closing that account is what turns it back. */
export function createSolWrapping(node: SolanaNode): Wrapping {
  return {
    chain: 'solana',
    wrappedToken: WRAPPED_SOL,
    buildWrap: async (order) => {
      const owner = requireSolanaAddress(order.owner)
      if (order.amountRaw <= 0n) throw chainErrors.badAmount({ context: CONTEXT })
      if ((await readLamports(node, owner)) < order.amountRaw) {
        throw chainErrors.insufficientFunds({ context: { ...CONTEXT, token: 'native' } })
      }
      const instructions = putIn(owner, await wrappedAccount(owner), order.amountRaw)
      return [await compileAction(node, { feePayer: owner, instructions, computeUnits: WRAP_UNITS })]
    },
    buildUnwrap: async (order) => {
      const owner = requireSolanaAddress(order.owner)
      const account = await wrappedAccount(owner)
      const held = await readHeld(node, owner, account)
      const amountRaw = order.amountRaw === 'all' ? held : order.amountRaw
      if (amountRaw <= 0n && order.amountRaw !== 'all') throw chainErrors.badAmount({ context: CONTEXT })
      if (amountRaw === 0n || amountRaw > held) {
        throw chainErrors.insufficientFunds({ context: { ...CONTEXT, token: WRAPPED_SOL } })
      }
      const kept = held - amountRaw
      const signer = createNoopSigner(owner)
      const instructions = [
        getCloseAccountInstruction({ account, destination: owner, owner: signer }),
        ...(kept > 0n ? putIn(owner, account, kept) : []),
      ]
      return [await compileAction(node, { feePayer: owner, instructions, computeUnits: WRAP_UNITS })]
    },
  }
}

function putIn(owner: Address, account: Address, amountRaw: bigint): readonly Instruction[] {
  const signer = createNoopSigner(owner)
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer: signer, ata: account, owner, mint: WRAPPED_SOL }),
    getTransferSolInstruction({ source: signer, destination: account, amount: amountRaw }),
    getSyncNativeInstruction({ account }),
  ]
}

async function wrappedAccount(owner: Address): Promise<Address> {
  const [account] = await findAssociatedTokenPda({ owner, mint: WRAPPED_SOL, tokenProgram: TOKEN_PROGRAM })
  return account
}

async function readHeld(node: SolanaNode, owner: Address, account: Address): Promise<bigint> {
  const accounts = await readAccountsOfMint(node, { owner, mint: WRAPPED_SOL })
  return accounts.find((each) => each.account === account)?.amountRaw ?? 0n
}
