/** Why addresses are not shown. */
export type UncheckedReason = 'unknown-owner' | 'key-changed' | 'refused'

export class UncheckedAddresses extends Error {
  readonly reason: UncheckedReason

  constructor(reason: UncheckedReason) {
    super(`addresses not checked: ${reason}`)
    this.name = 'UncheckedAddresses'
    this.reason = reason
  }
}

const SENTENCES: Readonly<Record<UncheckedReason, string>> = {
  'unknown-owner':
    'This browser does not know your key yet. Sign in again with your passkey or wallet to see these addresses.',
  'key-changed': 'The signer has another key than before, so these addresses are not shown.',
  refused: 'These addresses could not be checked, so they are not shown.',
}

export function whyUnchecked(error: unknown): string {
  return SENTENCES[error instanceof UncheckedAddresses ? error.reason : 'refused']
}
