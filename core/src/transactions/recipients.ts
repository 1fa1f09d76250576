import type { PreviewWarning } from './contract.ts'

/** People compare the ends of an address and nothing else; who makes an address with the same ends counts on it. */
const ENDS_COMPARED = 4

export type RecipientCheck = {
  readonly recipient: string
  /** Addresses of the vault itself. */
  readonly own: readonly string[]
  /** Addresses this vault has paid before, most recent first. */
  readonly known: readonly string[]
  /** Addresses the person gave a name. One that was never paid is as new as any other. */
  readonly contacts: readonly string[]
}

/** What to look at twice before money goes to this address. */
export function checkRecipient(check: RecipientCheck): readonly PreviewWarning[] {
  const recipient = comparable(check.recipient)
  if (check.own.some((each) => comparable(each) === recipient)) return [{ kind: 'own-address' }]
  if (check.known.some((each) => comparable(each) === recipient)) return []
  const real = [...check.known, ...check.contacts, ...check.own]
  const twin = real.find((each) => looksAlike(comparable(each), recipient))
  const first: PreviewWarning = { kind: 'first-time-recipient' }
  return twin === undefined ? [first] : [{ kind: 'look-alike', known: twin }, first]
}

/** The same beginning and end, another middle. */
function looksAlike(one: string, other: string): boolean {
  if (one === other) return false
  const [a, b] = [body(one), body(other)]
  if (Math.min(a.length, b.length) < ENDS_COMPARED * 2) return false
  return (
    a.slice(0, ENDS_COMPARED) === b.slice(0, ENDS_COMPARED) &&
    a.slice(-ENDS_COMPARED) === b.slice(-ENDS_COMPARED)
  )
}

/** All addresses of EVM chains begin with 0x, and letter case carries no meaning there. */
function comparable(address: string): string {
  return isHex(address) ? address.toLowerCase() : address
}

function body(address: string): string {
  return isHex(address) ? address.slice(2) : address
}

function isHex(address: string): boolean {
  return /^0x[0-9a-fA-F]+$/.test(address)
}
