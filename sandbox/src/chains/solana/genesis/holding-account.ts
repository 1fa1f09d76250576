import type { Address } from '@solana/kit'
import { findAssociatedTokenPda } from '@solana-program/token'
import { writeBytes } from './byte-writer.ts'
import { extension } from './mint-account.ts'

const EXTENSION = { transferFeeAmount: 2, immutableOwner: 7 } as const
const KIND_TOKEN_ACCOUNT = 2
const STATE_INITIALIZED = 1

export type Holding = {
  readonly mint: Address
  readonly owner: Address
  readonly amountRaw: bigint
  readonly isToken2022: boolean
  readonly isTaxed: boolean
  /** Rent held back, for wrapped native coin alone. */
  readonly nativeReserve: bigint | null
}

/** Bytes of an associated token account as its program would have written them. */
export function holdingBytes(holding: Holding): Uint8Array {
  const base = holdingHead(holding)
  if (!holding.isToken2022) return base
  return writeBytes()
    .bytes(base)
    .u8(KIND_TOKEN_ACCOUNT)
    .bytes(extension(EXTENSION.immutableOwner, new Uint8Array()))
    .bytes(holding.isTaxed ? extension(EXTENSION.transferFeeAmount, new Uint8Array(8)) : new Uint8Array())
    .done()
}

function holdingHead({ mint, owner, amountRaw, nativeReserve }: Holding): Uint8Array {
  return writeBytes()
    .address(mint)
    .address(owner)
    .u64(amountRaw)
    .optionalAddress(null)
    .u8(STATE_INITIALIZED)
    .u32(nativeReserve === null ? 0 : 1)
    .u64(nativeReserve ?? 0n)
    .u64(0n)
    .optionalAddress(null)
    .done()
}

export async function associatedAddress(of: {
  mint: Address
  owner: Address
  program: Address
}): Promise<Address> {
  const [found] = await findAssociatedTokenPda({ mint: of.mint, owner: of.owner, tokenProgram: of.program })
  return found
}
