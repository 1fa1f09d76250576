import { type Address, encodeAbiParameters, type Hex, keccak256, pad, stringToBytes, toHex } from 'viem'

/** One word of a contract's storage. */
export type Slot = { readonly index: Hex; readonly value: Hex }

const WORD = 32

export function numberSlot(slot: number, value: bigint): Slot {
  return { index: word(BigInt(slot)), value: word(value) }
}

/** What a mapping from addresses keeps for one of them. */
export function mapSlot(slot: number, key: Address, value: bigint): Slot {
  const types = [{ type: 'address' }, { type: 'uint256' }] as const
  return { index: keccak256(encodeAbiParameters(types, [key, BigInt(slot)])), value: word(value) }
}

/** Up to 31 bytes stand in the slot itself beside twice their number; more of them follow from its hash on. */
export function textSlots(slot: number, text: string): readonly Slot[] {
  const bytes = stringToBytes(text)
  const index = word(BigInt(slot))
  if (bytes.length < WORD) {
    const value = pad(toHex(bytes), { size: WORD - 1, dir: 'right' })
    return [{ index, value: `${value}${toHex(bytes.length * 2, { size: 1 }).slice(2)}` }]
  }
  const first = BigInt(keccak256(index))
  const parts = Array.from({ length: Math.ceil(bytes.length / WORD) }, (_, part) => ({
    index: word(first + BigInt(part)),
    value: pad(toHex(bytes.slice(part * WORD, (part + 1) * WORD)), { size: WORD, dir: 'right' }),
  }))
  return [{ index, value: word(BigInt(bytes.length * 2 + 1)) }, ...parts]
}

function word(value: bigint): Hex {
  return toHex(value, { size: WORD })
}
