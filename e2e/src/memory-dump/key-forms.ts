import { base58 } from '@scure/base'

/** A secret to look for. With `publicKey` the 64-byte Solana keypair is searched as well. */
export type Needle = { readonly name: string; readonly key: Uint8Array; readonly publicKey?: Uint8Array }

/** One byte sequence that would give the secret away, and what it is called in a report. */
export type KeyForm = { readonly needle: string; readonly form: string; readonly bytes: Buffer }

/** Every way in which a private key usually stands in memory. */
export function keyForms(needle: Needle): KeyForm[] {
  const key = Buffer.from(needle.key)
  const texts = [...textForms('', key), ...keypairForms(key, needle.publicKey)]
  const forms = [
    { form: 'binary', bytes: key },
    // Numbers are often kept the other way round (bigint limbs, little-endian fields).
    { form: 'binary-reversed', bytes: Buffer.from(key).reverse() },
    ...texts.map(({ form, text }) => ({ form, bytes: Buffer.from(text, 'latin1') })),
    // JavaScript engines keep a string in two bytes per character as soon as one character needs it.
    ...texts.map(({ form, text }) => ({ form: `${form}-utf16`, bytes: Buffer.from(text, 'utf16le') })),
  ]
  return forms.map((entry) => ({ ...entry, needle: needle.name }))
}

type TextForm = { readonly form: string; readonly text: string }

function textForms(prefix: string, bytes: Buffer): TextForm[] {
  const hex = bytes.toString('hex')
  return [
    { form: `${prefix}hex`, text: hex },
    { form: `${prefix}hex-upper`, text: hex.toUpperCase() },
    { form: `${prefix}base58`, text: base58.encode(bytes) },
    { form: `${prefix}json-array`, text: Array.from(bytes).join(',') },
    ...base64Forms(prefix, bytes),
  ]
}

/** The keypair's binary and hex begin with the key itself and are found by it. */
function keypairForms(key: Buffer, publicKey: Uint8Array | undefined): TextForm[] {
  if (publicKey === undefined) return []
  const keypair = Buffer.concat([key, publicKey])
  return [{ form: 'keypair-base58', text: base58.encode(keypair) }, ...base64Forms('keypair-', keypair)]
}

/**
 * Base64 of bytes inside a larger value depends on where they begin, so all three positions are searched.
 * Characters that also depend on the neighbours (and padding) are left out.
 */
function base64Forms(prefix: string, bytes: Buffer): TextForm[] {
  return [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes])
    const from = Math.ceil((offset * 8) / 6)
    const to = Math.floor((shifted.length * 8) / 6)
    const suffix = offset === 0 ? '' : `-offset-${offset}`
    return (['base64', 'base64url'] as const).map((alphabet) => ({
      form: `${prefix}${alphabet}${suffix}`,
      text: shifted.toString(alphabet).slice(from, to),
    }))
  })
}
