import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { networks } from '../chains/networks.ts'
import { tokenRef } from '../transactions/intent-fields.ts'
import { canonicalJson } from './canonical-json.ts'
import { type World, world } from './world.ts'

/**
 * What a witness says about prices and chains, and how it is signed. The signer has no way to ask anybody, so whoever
 * wants a signature brings these along; they can leave one out and cannot change one.
 */

/** A price is a text: a number would be another one after a few machines. Nothing is worth nothing. */
const usd = z
  .string()
  .regex(/^(0|[1-9]\d{0,24})(\.\d{1,60})?$/)
  .regex(/[1-9]/)
const decimals = z.int().min(0).max(36)
const sources = z.array(z.string().min(1).max(32)).max(8)
const height = z.int().nonnegative()
const evmChain = z.enum(['ethereum', 'bsc', 'hedera'])
const evmAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/)
const base58 = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,90}$/)

const priceFact = z.strictObject({
  kind: z.literal('price'),
  chain: chainId,
  token: tokenRef,
  /** As the chain has them: a price per whole token says nothing without them. */
  decimals,
  /** Per whole token, the least and the most that was heard. */
  usdLow: usd,
  usdHigh: usd,
  /** At least two, which agree. */
  sources: sources.min(2),
})

/** Every source was heard, and fewer than two that agree know a price. Never said where a source did not answer. */
const priceUnknownFact = z.strictObject({
  kind: z.literal('price-unknown'),
  chain: chainId,
  token: tokenRef,
  decimals,
  /** The most that any of them said; null where none knows it. */
  usdHighest: usd.nullable(),
  sources,
})

const evmNonceFact = z.strictObject({
  kind: z.literal('evm-nonce'),
  chain: evmChain,
  address: evmAddress,
  /** How many transactions of the address are in blocks that are final. */
  count: height,
})

const solanaBlockhashFact = z.strictObject({
  kind: z.literal('solana-blockhash'),
  blockhash: base58,
  /** Nothing that names it can be taken into a block any more, as of `height`. */
  expired: z.boolean(),
  /** Of the newest final block. */
  height,
})

const solanaSignatureFact = z.strictObject({
  kind: z.literal('solana-signature'),
  signature: base58,
  known: z.boolean(),
  height,
})

const fact = z.discriminatedUnion('kind', [
  priceFact,
  priceUnknownFact,
  evmNonceFact,
  solanaBlockhashFact,
  solanaSignatureFact,
])
export type Fact = z.infer<typeof fact>
export type FactOf<Kind extends Fact['kind']> = Extract<Fact, { kind: Kind }>

export const attestation = z.strictObject({
  fact,
  /** When it was seen, in milliseconds; of a price, when the oldest of its sources saw it. */
  at: z.int().nonnegative(),
  /** The witness's public key, ed25519, in hex. */
  key: z.string().regex(/^[0-9a-f]{64}$/),
  /** Over `factText`, in hex. */
  signature: z.string().regex(/^[0-9a-f]{128}$/),
})
export type Attestation = z.infer<typeof attestation>

/** The text itself is signed, in UTF-8: ed25519 hashes what it is given. */
export function factText(of: World, said: Pick<Attestation, 'fact' | 'at'>): string {
  return `windhover:${of}:fact:v1\n${canonicalJson({ at: said.at, fact: said.fact })}`
}

const question = z.discriminatedUnion('kind', [
  /** Answered with `price` or with `price-unknown`. */
  z.strictObject({ kind: z.literal('price'), chain: chainId, token: tokenRef }),
  z.strictObject({ kind: z.literal('evm-nonce'), chain: evmChain, address: evmAddress }),
  z.strictObject({ kind: z.literal('solana-blockhash'), blockhash: base58 }),
  z.strictObject({ kind: z.literal('solana-signature'), signature: base58 }),
])
export type FactQuestion = z.infer<typeof question>
export type QuestionOf<Kind extends FactQuestion['kind']> = Extract<FactQuestion, { kind: Kind }>

export const ATTEST_MAX = 16
/** Brought along with one request, of all witnesses together. */
export const FACTS_MAX = 64

/** Calls to a witness, JSON over HTTP on a Unix socket. */
export const attestRequest = z.strictObject({ facts: z.array(question).min(1).max(ATTEST_MAX) })
/** What cannot be said for sure is left out. */
export const attestResponse = z.object({ attestations: z.array(attestation) })
export const witnessHealth = z.object({
  ready: z.boolean(),
  world,
  /** The ones that it reads. */
  networks,
  key: attestation.shape.key,
  /** Whether each source of prices was heard lately. */
  sources: z.record(z.string(), z.boolean()),
})
export type WitnessHealth = z.infer<typeof witnessHealth>

export const WITNESS_PATHS = { attest: '/attest', health: '/health', metrics: '/metrics' } as const

/** A price that is older says nothing about a limit any more. */
export const PRICE_AGE_MAX_MS = 60_000
