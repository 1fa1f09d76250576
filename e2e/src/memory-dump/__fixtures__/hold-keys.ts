import { base58 } from '@scure/base'

/** A process that keeps keys, each in one form, the way a careless program would. Reads keys and forms from its input. */
let input = ''
for await (const chunk of process.stdin) input += chunk
const wanted: { parts: number[]; form: string }[] = JSON.parse(input)
input = ''

const encode: Record<string, (bytes: Buffer) => string> = {
  hex: (bytes) => bytes.toString('hex'),
  'hex-upper': (bytes) => bytes.toString('hex').toUpperCase(),
  base58: (bytes) => base58.encode(bytes),
  base64: (bytes) => bytes.toString('base64'),
  base64url: (bytes) => bytes.toString('base64url'),
  'base64-offset-1': (bytes) => Buffer.concat([Buffer.from('x'), bytes, Buffer.from('tail')]).toString('base64'),
  'base64-offset-2': (bytes) => Buffer.concat([Buffer.from('xy'), bytes]).toString('base64'),
  'json-array': (bytes) => JSON.stringify([...bytes]),
}

const held = wanted.map(({ parts, form }) => {
  // The key comes masked, so that nothing but the wanted form ever stands in this process.
  const key = Buffer.alloc(parts.length)
  for (const [index, part] of parts.entries()) key[index] = part ^ 0xa5
  const kept = keep(key, form)
  key.fill(0)
  parts.fill(0)
  return kept
})
process.stdout.write('holding\n')
setInterval(() => held.length, 1_000)

function keep(key: Buffer, form: string): Buffer | string {
  if (form === 'nothing') return Buffer.alloc(32, 7)
  if (form === 'binary') return Buffer.from(key)
  if (form === 'binary-reversed') return Buffer.from(key).reverse()
  const name = form.replace(/^keypair-/, '').replace(/-utf16$/, '')
  const text = encode[name]?.(key) ?? ''
  // One character outside Latin-1 makes the engine keep the whole string in two bytes per character.
  return form.endsWith('-utf16') ? Buffer.from(`${text}\u2713`, 'utf16le').toString('utf16le') : text
}
