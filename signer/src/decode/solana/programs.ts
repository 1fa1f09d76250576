import { understood } from '../refusal.ts'
import { base58Key } from './base58-key.ts'

/** An address as the decoder speaks of keys. */
export function solanaKey(address: string): string {
  const key = base58Key(address)
  understood(key !== null, 'not an address of Solana')
  return key
}

/** The programs whose instructions are read; every other one is refused. */
export const SYSTEM_PROGRAM = solanaKey('11111111111111111111111111111111')
export const TOKEN_PROGRAM = solanaKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
export const TOKEN_2022_PROGRAM = solanaKey('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
export const ASSOCIATED_TOKEN_PROGRAM = solanaKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
export const COMPUTE_BUDGET_PROGRAM = solanaKey('ComputeBudget111111111111111111111111111111')
export const MEMO_PROGRAM = solanaKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
export const WRAPPED_SOL_MINT = solanaKey('So11111111111111111111111111111111111111112')

/** Named by newer clients where the program looks it up itself otherwise. */
export const RENT_SYSVAR = solanaKey('SysvarRent111111111111111111111111111111111')
