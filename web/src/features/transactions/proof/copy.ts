import type { Scope } from '@windhover/core/authority/statements'
import type { LinkName } from './shown-link.ts'

export const proofCopy = {
  loadFailed: 'The proof could not be loaded.',
  authorised: (who: string) => `${who} authorised this payment`,
  you: 'You',
  checkedHere: 'Each link below was checked on this device just now.',
  notProven: 'This payment is not proven',
  notAProof: 'This is not a proof',
  changed: 'The file is not as it was made, so nothing in it counts. Keep it and ask us.',
  doNotHold: (names: readonly string[]) =>
    `${sentenceList(names)} ${names.length === 1 ? 'does' : 'do'} not hold. Keep the file and ask us.`,
  hold: (held: number, all: number) => `${held} of ${all} links hold`,
  links: 'Links of the proof',
  names: {
    owner: 'Owner',
    device: 'Device',
    approval: 'Approval',
    transaction: 'Transaction',
  } satisfies Record<LinkName, string>,
  namesInSentence: {
    owner: 'the owner',
    device: 'the device',
    approval: 'the approval',
    transaction: 'the transaction',
  } satisfies Record<LinkName, string>,
  program: 'Program',
  holds: 'Holds',
  broken: 'Does not hold',
  otherOwner: 'The proof names another owner than the one this browser knows.',
  otherSigner: 'The record was not signed by the signer this browser knows.',
  otherPayment: 'This is the proof of another payment.',
  otherTransaction: 'The transaction of this receipt is not among those that were signed.',
}

export const ownerCopy = {
  isOwner: (vaultId: string) => `is an owner of Vault #${vaultId}`,
  wasRecovered: (vaultId: string) => `became an owner of Vault #${vaultId} by a recovery code`,
  kind: 'Kind',
  kinds: {
    passkey: 'Passkey',
    ethereum: 'Ethereum wallet',
    solana: 'Solana wallet',
    device: 'Key of a browser',
  },
  key: 'Key',
  address: 'Address',
  copyKey: 'Copy key id',
  copyAddress: 'Copy address',
  origin: 'Origin',
  added: 'Added',
  since: 'Owner since',
}

export const deviceCopy = {
  lent: 'was lent limited power',
  upTo: 'Up to',
  caps: (perTransaction: string, perDay: string) => `${perTransaction} a transaction, ${perDay} a day`,
  scopes: 'For',
  vaults: 'In',
  vault: (vaultId: string) => `Vault #${vaultId}`,
  recipients: 'To',
  knownOnly: 'addresses you have paid before',
  until: 'Until',
}

export const SCOPE_WORDS: Readonly<Record<Scope, { many: string; one: string }>> = {
  trade: { many: 'trades', one: 'trade' },
  transfer: { many: 'transfers', one: 'transfer' },
  liquidity: { many: 'liquidity', one: 'change of liquidity' },
  launch: { many: 'launches', one: 'launch' },
  order: { many: 'orders', one: 'order' },
  pay: { many: 'payments', one: 'payment' },
}

export const approvalCopy = {
  pressed: 'You pressed Approve',
  programPressed: (name: string) => `${name} approved it`,
  forThis: (what: string) => `for exactly this ${what}`,
  allowed: 'You allowed trades like this',
  programAllowed: (name: string) => `${name} allowed trades like this`,
  beforehand: 'before this one was made',
  send: 'Send',
  sendAtMost: 'Send at most',
  receive: 'Receive at least',
  receiveFor: (bought: string, sold: string) => `${bought} for ${sold}`,
  to: 'To',
  copyRecipient: 'Copy recipient',
  validFor: 'Valid for',
  once: (seconds: number) => `${seconds} s, once`,
  times: 'At most',
  trades: (count: number) => (count === 1 ? '1 trade' : `${count} trades`),
  until: 'Until',
  signedBy: {
    device: 'What the device signed',
    owner: 'What the owner signed',
    program: 'What the program said with its API key',
  },
  fields: { kind: 'kind', intent: 'intent', order: 'order', expires: 'expires', nonce: 'nonce' },
  kind: (kind: string, version: number, world: string) => `${kind}/${version}, world ${world}`,
}

export const transactionCopy = {
  landed: (network: string) => `Landed once on ${network}`,
  filled: (network: string) => `Filled once on ${network}`,
  id: 'Id',
  copyId: 'Copy transaction id',
  order: 'Order',
  copyOrder: 'Copy order id',
  value: 'Value leaving',
  also: 'Also signed',
  roles: {
    main: 'an earlier try that cannot land any more',
    'accept-token': 'accepting the token',
    'drop-allowance': 'taking an allowance back',
    'allow-helper': 'an allowance for the exchange',
    'service-fee': 'the service fee',
  } as Readonly<Record<string, string>>,
}

export const keepCopy = {
  title: 'Keep the proof',
  hint: 'One file. Anybody can check it without us and without a network.',
  download: 'Download proof',
  command: (file: string) => `npm run proof:verify ${file}`,
  copyCommand: 'Copy command',
}

/** 'The owner, the device and the approval' */
function sentenceList(names: readonly string[]): string {
  const [last = ''] = names.slice(-1)
  const before = names.slice(0, -1)
  const text = before.length === 0 ? last : `${before.join(', ')} and ${last}`
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
