import { type ProofFile, proofText } from '@windhover/core/authority/proof-file'
import {
  makeDeviceKey,
  makeEthereumWallet,
  makePasskey,
  makeSolanaWallet,
  type OwnerKey,
} from '@windhover/testkit/owner-keys'
import { makeProof, type ProofSampleOptions, signRecord } from '@windhover/testkit/proof-samples'
import { describe, expect, it } from 'vitest'
import { checkProof } from './check-proof.ts'

/** What does not hold, or the reason why it is no proof. */
function broken(text: string): readonly string[] {
  try {
    const { links } = checkProof(text)
    return Object.entries(links).flatMap(([name, link]) => (link.holds ? [] : [name]))
  } catch {
    return ['file']
  }
}

const SAMPLES: readonly (readonly [string, ProofSampleOptions])[] = [
  ['a payment on Ethereum', { what: 'evm' }],
  ['a payment on Solana', { what: 'solana' }],
  ['an order of Uniswap X', { what: 'order' }],
  ['a swap by 0x out of an envelope', { what: 'settlement', isEnvelope: true }],
  ['a swap in two steps', { what: 'settlement', isAllowedFirst: true }],
  ['a payment of an owner who was recovered', { isRecovered: true }],
]
/** Every byte of all of them takes a minute; the others are looked at in every sixth place. */
const LOOKED_AT_WHOLLY = SAMPLES[0]?.[1]
const ROOTS: readonly (readonly [string, () => OwnerKey])[] = [
  ['a passkey', makePasskey],
  ['an Ethereum wallet', makeEthereumWallet],
  ['a Solana wallet', makeSolanaWallet],
  ['a device', makeDeviceKey],
]

/** Hex stays hex and base64 stays base64, so that it is the check that refuses and not the reader of the file. */
const ALPHABETS = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEF', 'GHIJKLMNOPQRSTUVWXYZ']

/** The next letter of its kind, and what one bit more or less makes of it. */
function othersFor(letter: string): ReadonlySet<string> {
  const flipped = String.fromCharCode(letter.charCodeAt(0) ^ 1)
  const alphabet = ALPHABETS.find((letters) => letters.includes(letter))
  if (alphabet === undefined) return new Set([flipped])
  return new Set([alphabet[(alphabet.indexOf(letter) + 1) % alphabet.length] ?? flipped, flipped])
}

describe.each(SAMPLES)('the proof of %s', (_name, options) => {
  it('holds', async () => {
    expect(broken(proofText(await makeProof(options)))).toEqual([])
  })

  const every = options === LOOKED_AT_WHOLLY ? 1 : 6
  it(`fails with any one byte changed, ${every === 1 ? 'every' : 'every sixth'} byte in turn`, async () => {
    const text = proofText(await makeProof(options))
    const accepted: string[] = []
    for (let at = 0; at < text.length; at += every)
      for (const other of othersFor(text.charAt(at)))
        if (broken(`${text.slice(0, at)}${other}${text.slice(at + 1)}`).length === 0)
          accepted.push(`${text.charAt(at)} to ${other} at ${at}`)
    expect(Buffer.byteLength(text), 'a letter is a byte').toBe(text.length)
    expect(accepted).toEqual([])
  }, 60_000)

  it('fails with one byte more, one less, or in another form', async () => {
    const file = await makeProof(options)
    const text = proofText(file)
    for (const other of [
      `${text} `,
      text.slice(0, -1),
      ` ${text}`,
      JSON.stringify(file),
      `${JSON.stringify(file, null, 2)}\n`,
    ])
      expect(broken(other)).toEqual(['file'])
    expect(broken(proofText({ ...file, note: 'more' } as ProofFile))).toEqual(['file'])
  })
})

describe.each(ROOTS)('an owner with %s', (_name, make) => {
  it('is followed by way of a device and without one', async () => {
    const lent = checkProof(proofText(await makeProof({ root: make() }))).links
    expect(lent.device).toMatchObject({ holds: true, seen: { name: 'Chrome on macOS' } })
    const own = checkProof(proofText(await makeProof({ root: make(), device: null }))).links
    expect(own).toMatchObject({
      owner: { holds: true, seen: { root: { name: 'MacBook passkey' } } },
      device: { holds: true, seen: null },
      approval: { holds: true },
      transaction: { holds: true },
    })
  })
})

type Leaf = { readonly path: readonly (string | number)[]; readonly value: string | number | boolean | null }

function leaves(value: unknown, path: readonly (string | number)[] = []): readonly Leaf[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => leaves(each, [...path, index]))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => leaves(each, [...path, name]))
  return [{ path, value: value as Leaf['value'] }]
}

function withLeaf<Value>(root: Value, { path, value }: Leaf): Value {
  const copy = structuredClone(root)
  let at: unknown = copy
  for (const step of path.slice(0, -1)) at = Reflect.get(at as object, step)
  Reflect.set(at as object, path.at(-1) ?? '', value)
  return copy
}

const other = (value: Leaf['value']): Leaf['value'] => {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (value === null) return '1'
  const middle = Math.floor(value.length / 2)
  const letter = value[middle] === '1' ? '2' : '1'
  return value.slice(0, middle) + letter + value.slice(middle + 1)
}

/** A signer whose key was stolen could sign any record: what the owner has signed holds all the same. */
describe('a record that was changed and signed anew', () => {
  /** By the signer's own word alone: times, what left in dollars, counts, and the address on chains that it is not about. */
  const WORD = /acceptedAt$|signedAt$|microUsd$|epoch$|step$|executions$|sellRaw$/

  it.each(SAMPLES)(
    'shows in every field that is not the word of the signer, with %s',
    async (_name, options) => {
      const file = await makeProof(options)
      for (const leaf of leaves(file.signed.record)) {
        const isElsewhere =
          leaf.path.join('.') === (file.intent.chain === 'solana' ? 'vault.evm' : 'vault.solana')
        if (isElsewhere || WORD.test(leaf.path.join('.'))) continue
        const record = withLeaf(file.signed.record, { ...leaf, value: other(leaf.value) })
        const bent = proofText({ ...file, signed: signRecord(record) })
        // Base64 has spellings that mean the same; the signer's own signature stands against those.
        expect(broken(bent), leaf.path.join('.')).not.toEqual([])
      }
    },
  )

  it('shows when a permission is missing, was taken back, or does not reach as far', async () => {
    const file = await makeProof()
    const { record } = file.signed
    const without = { ...record, statements: record.statements.slice(0, 1) }
    expect(broken(proofText({ ...file, signed: signRecord(without) }))).toContain('approval')
    const turned = { ...record, statements: record.statements.toReversed() }
    expect(broken(proofText({ ...file, signed: signRecord(turned) }))).toContain('owner')
    const more = { ...record, slots: record.slots.map((slot) => ({ ...slot, microUsd: '750000001' })) }
    expect(broken(proofText({ ...file, signed: signRecord(more) }))).toContain('transaction')
    const late = {
      ...record,
      slots: record.slots.map((slot) => ({ ...slot, signedAt: slot.signedAt + 86_400_000 })),
    }
    expect(broken(proofText({ ...file, signed: signRecord(late) }))).toContain('approval')
  })

  it('shows when the payment of somebody else is put in', async () => {
    const [file, foreign] = [await makeProof(), await makeProof()]
    expect(broken(proofText({ ...file, transactions: foreign.transactions }))).toEqual(['transaction'])
    expect(broken(proofText({ ...file, intent: foreign.intent }))).toContain('approval')
    expect(broken(proofText({ ...file, signed: foreign.signed }))).not.toEqual([])
    const twice = [...file.transactions, ...file.transactions]
    expect(broken(proofText({ ...file, transactions: twice }))).toEqual(['transaction'])
  })
})
