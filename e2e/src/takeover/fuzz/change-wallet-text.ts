/** A text that the owner's wallet could be brought to sign, and that is not the one of the statement. */
type Change = readonly [what: string, change: (text: string) => string]

const line = (start: string, put: string) => (text: string) =>
  text
    .split('\n')
    .map((each) => (each.startsWith(start) ? put : each))
    .join('\n')

/** One line of EIP-4361 changed, as in what other pages and chains would ask to be signed. */
export const WALLET_TEXT_CHANGES: readonly [Change, ...Change[]] = [
  ['another domain', (text) => text.replace(/^\S+/, 'phishing.example')],
  ['another URI', line('URI: ', 'URI: https://phishing.example')],
  ['another page', (text) => line('URI: ', 'URI: https://x.example')(text.replace(/^\S+/, 'x.example'))],
  ['another chain', (text) => text.replace(/^Chain ID: .*$/m, 'Chain ID: 56')],
  ['another cluster', (text) => text.replace(/^Chain ID: .*$/m, 'Chain ID: devnet')],
  ['another nonce', line('Nonce: ', `Nonce: ${'0'.repeat(32)}`)],
  ['another moment', line('Issued At: ', 'Issued At: 2020-01-01T00:00:00.000Z')],
  ['another version', line('Version: ', 'Version: 2')],
  ['another account', (text) => text.replace(/\n.*\n/, `\n0x${'1'.repeat(40)}\n`)],
  ['another sentence', (text) => text.replace(/\n\n.*\n\n/, '\n\nSign in.\n\n')],
  ['no sentence', (text) => text.replace(/\n\n.*\n\n/, '\n\n')],
  ['another statement', (text) => text.replace(/[0-9a-f]{64}$/, 'ab'.repeat(32))],
  ['another world', (text) => text.replace('urn:windhover:practice', 'urn:windhover:live')],
  ['another kind', (text) => text.replace(/practice:[a-z-]+:/, 'practice:approval:')],
  ['no resource', (text) => text.replace(/\nResources:\n.*$/, '')],
  ['a resource more', (text) => `${text}\n- https://phishing.example`],
  ['other ends of lines', (text) => text.replaceAll('\n', '\r\n')],
  ['a line more', (text) => `${text}\n`],
]
