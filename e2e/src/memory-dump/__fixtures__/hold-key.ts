import { base58 } from '@scure/base'

/** A process that keeps a key in one form, the way a careless program would. Reads key and form from its input. */
let input = ''
for await (const chunk of process.stdin) input += chunk
const { parts, form }: { parts: number[]; form: string } = JSON.parse(input)
input = ''
// The key comes masked, so that nothing but the wanted form ever stands in this process.
const key = Buffer.alloc(parts.length)
for (const [index, part] of parts.entries()) key[index] = part ^ 0xa5

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

const held: unknown[] = []
const name = form.replace(/^keypair-/, '').replace(/-utf16$/, '')
if (form === 'nothing') held.push(Buffer.alloc(32, 7))
else if (form === 'binary') held.push(Buffer.from(key))
else if (form === 'binary-reversed') held.push(Buffer.from(key).reverse())
else {
  const text = encode[name]?.(key) ?? ''
  // One character outside Latin-1 makes the engine keep the whole string in two bytes per character.
  held.push(form.endsWith('-utf16') ? Buffer.from(`${text}\u2713`, 'utf16le').toString('utf16le') : text)
}
key.fill(0)
parts.fill(0)
process.stdout.write('holding\n')
setInterval(() => held.length, 1_000)
