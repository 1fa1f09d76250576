import { type Address, address, isAddress } from '@solana/kit'
import { chainErrors } from '@windhover/core/chains/errors'

export function parseSolanaAddress(text: string): Address | null {
  const trimmed = text.trim()
  return isAddress(trimmed) ? trimmed : null
}

export function requireSolanaAddress(text: string): Address {
  const parsed = parseSolanaAddress(text)
  if (parsed === null)
    throw chainErrors.badAddress({ context: { chain: 'solana', address: text.slice(0, 64) } })
  return parsed
}

export const TOKEN_PROGRAM = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
export const TOKEN_2022_PROGRAM = address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')
export const WRAPPED_SOL = address('So11111111111111111111111111111111111111112')

export function isTokenProgram(program: string): boolean {
  return program === TOKEN_PROGRAM || program === TOKEN_2022_PROGRAM
}
