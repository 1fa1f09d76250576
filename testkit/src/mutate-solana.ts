import {
  type Address,
  address,
  type CompiledTransactionMessage,
  getAddressDecoder,
  getAddressEncoder,
  getCompiledTransactionMessageDecoder,
  getCompiledTransactionMessageEncoder,
} from '@solana/kit'
import type { SignSample } from './sample-facts.ts'

/** Two numbers steer a mutation, so that the same numbers give the same one. */
export type Dice = { readonly a: number; readonly b: number }

type Compiled = Extract<CompiledTransactionMessage, { version: 0 | 'legacy' }>
type Change = (message: Compiled, dice: Dice) => Compiled

const key = (at: number): Address => address(pick(KEYS, at))
/** Programs and accounts that an attacker would reach for. */
const KEYS = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  '11111111111111111111111111111111',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'BPFLoaderUpgradeab1e11111111111111111111111',
  'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4',
  'So11111111111111111111111111111111111111112',
  '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
  'SysvarRent111111111111111111111111111111111',
] as const

/** Calls that give something away: authority, delegate, burn, assign, create, advance nonce, approve, plain transfer. */
const EVIL = [
  [6, 2, 1],
  [4, 255, 255, 255, 255, 255, 255, 255, 255],
  [8, 1, 0, 0, 0, 0, 0, 0, 0],
  [1, 0, 0, 0],
  [0, 0, 0, 0],
  [4, 0, 0, 0],
  [13, 255, 255, 255, 255, 255, 255, 255, 255, 6],
  [3, 1, 0, 0, 0, 0, 0, 0, 0],
  [2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
  [9],
  [17],
  [1],
  [0],
  [12, 1, 0, 0, 0, 0, 0, 0, 0, 6],
  [],
] as const

const pick = <Item>(items: readonly Item[], at: number): Item => {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
const replaceAt = <Item>(items: readonly Item[], at: number, change: (item: Item) => Item): Item[] =>
  items.map((item, index) => (index === at % items.length ? change(item) : item))

const CHANGES: Readonly<Record<string, Change>> = {
  'another account': (m, { a, b }) => ({
    ...m,
    staticAccounts: replaceAt(m.staticAccounts, a, () => key(b)),
  }),
  'a changed byte of an account': (m, { a, b }) => ({
    ...m,
    staticAccounts: replaceAt(m.staticAccounts, a, (each) => flipKey(each, b)),
  }),
  'swapped accounts': (m, { a, b }) => ({
    ...m,
    instructions: replaceAt(m.instructions, a, (each) => ({
      ...each,
      accountIndices: swap(each.accountIndices ?? [], b),
    })),
  }),
  'another account in a call': (m, { a, b }) => ({
    ...m,
    instructions: replaceAt(m.instructions, a, (each) => ({
      ...each,
      accountIndices: replaceAt(each.accountIndices ?? [], b, () => b % m.staticAccounts.length),
    })),
  }),
  'changed data': (m, { a, b }) => ({
    ...m,
    instructions: replaceAt(m.instructions, a, (each) => ({
      ...each,
      data: flip(Uint8Array.from(each.data ?? []), b),
    })),
  }),
  'longer data': (m, { a, b }) => ({
    ...m,
    instructions: replaceAt(m.instructions, a, (each) => ({
      ...each,
      data: Uint8Array.from([...(each.data ?? []), b % 256]),
    })),
  }),
  'another program': (m, { a, b }) => ({
    ...m,
    instructions: replaceAt(m.instructions, a, (each) => ({
      ...each,
      programAddressIndex: b % m.staticAccounts.length,
    })),
  }),
  'an extra call': (m, { a, b }) => {
    const accounts = Array.from({ length: b % 5 }, (_, index) => (a + index * 3) % m.staticAccounts.length)
    const extra = {
      programAddressIndex: a % m.staticAccounts.length,
      accountIndices: accounts,
      data: Uint8Array.from(pick(EVIL, b)),
    }
    return { ...m, instructions: m.instructions.toSpliced(b % (m.instructions.length + 1), 0, extra) }
  },
  'an extra call of an extra program': (m, { a, b }) => {
    const staticAccounts = [...m.staticAccounts, key(a)]
    const extra = {
      programAddressIndex: m.staticAccounts.length,
      accountIndices: [0, b % staticAccounts.length],
      data: Uint8Array.from(pick(EVIL, b)),
    }
    return { ...m, staticAccounts, instructions: [...m.instructions, extra] }
  },
  'a call less': (m, { a }) => ({
    ...m,
    instructions: m.instructions.toSpliced(a % m.instructions.length, 1),
  }),
  'a call twice': (m, { a }) => ({ ...m, instructions: [...m.instructions, pick(m.instructions, a)] }),
  'calls in another order': (m, { a }) => ({ ...m, instructions: swap(m.instructions, a) }),
  'another header': (m, { a, b }) => ({
    ...m,
    header: {
      ...m.header,
      [pick(['numSignerAccounts', 'numReadonlySignerAccounts', 'numReadonlyNonSignerAccounts'], a)]: b % 4,
    },
  }),
  'a lookup table': (m, { a }) =>
    m.version === 0
      ? {
          ...m,
          addressTableLookups: [
            { lookupTableAddress: key(a), writableIndexes: [a % 8], readonlyIndexes: [] },
          ],
        }
      : m,
  'an amount': (m, { a, b }) => ({
    ...m,
    instructions: replaceAt(m.instructions, m.instructions.length - 1 - (a % 3), (each) => {
      const data = Uint8Array.from(each.data ?? [])
      if (data.length > 1) data[1 + (b % (data.length - 1))] = b % 256
      return { ...each, data }
    }),
  }),
}

export const SOLANA_CHANGES = Object.keys(CHANGES)

/** Null where the change makes something that cannot even be written down. */
export function mutateSolana(sample: SignSample, name: string, dice: Dice): SignSample | null {
  if (sample.action.chain !== 'solana') return sample
  const wire = Buffer.from(sample.action.transactionBase64, 'base64')
  try {
    const message = getCompiledTransactionMessageDecoder().decode(messageOf(wire)) as Compiled
    const changed = CHANGES[name]?.(message, dice) ?? message
    const bytes = getCompiledTransactionMessageEncoder().encode(changed)
    return withMessage(sample, Buffer.from(bytes))
  } catch {
    return null
  }
}

/** Any byte of the wire form. */
export function flipWire(sample: SignSample, { a, b }: Dice): SignSample {
  if (sample.action.chain !== 'solana') return sample
  const wire = Buffer.from(sample.action.transactionBase64, 'base64')
  return withMessage(sample, Buffer.from(flip(messageOf(wire), a * 256 + b)))
}

const SIGNATURE_BYTES = 64

/** Behind the places of the signatures; there are never so many that their count takes two bytes. */
export function messageOf(wire: Buffer): Buffer {
  return wire.subarray(1 + SIGNATURE_BYTES * (wire[0] ?? 0))
}

/** With as many places as the message asks for, so that nobody refuses for that alone. */
function withMessage(sample: SignSample, message: Buffer): SignSample {
  const isVersioned = (message[0] ?? 0) >= 0x80
  const signers = Math.min(message[isVersioned ? 1 : 0] ?? 1, 12)
  const wire = Buffer.concat([Buffer.from([signers]), Buffer.alloc(SIGNATURE_BYTES * signers), message])
  return { ...sample, action: { chain: 'solana', transactionBase64: wire.toString('base64') } }
}

function flip(bytes: Uint8Array, at: number): Uint8Array {
  const copy = Uint8Array.from(bytes)
  if (copy.length > 0) copy[(at >> 3) % copy.length] = (copy[(at >> 3) % copy.length] ?? 0) ^ (1 << (at & 7))
  return copy
}

function flipKey(text: Address, at: number): Address {
  const bytes = flip(Uint8Array.from(getAddressEncoder().encode(text)), at)
  return getAddressDecoder().decode(bytes)
}

function swap<Item>(items: readonly Item[], at: number): Item[] {
  const copy = [...items]
  const [one, other] = [at % Math.max(1, copy.length), (at >> 4) % Math.max(1, copy.length)]
  const [first, second] = [copy[one], copy[other]]
  if (first !== undefined && second !== undefined) [copy[one], copy[other]] = [second, first]
  return copy
}
