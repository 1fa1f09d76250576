import type { ContactNetwork } from '@windhover/core/contacts/contact-network'

export const contactCopy = {
  title: 'Contacts',
  hint: 'Names for addresses you pay. Only you see them.',
  add: 'Add contact',
  empty: 'No contacts yet.',
  loading: 'Loading contacts',
  loadFailed: 'Your contacts could not be loaded.',
  list: 'Your contacts',
  copyAddress: (name: string) => `Copy address of ${name}`,
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove contact',
  removeBody: (name: string) =>
    `${name} is removed from your contacts. Past payments to this address stay in Activity.`,
  removeConfirm: 'Confirm Remove',
  removing: 'Removing…',
  keep: 'Keep contact',
  removed: (name: string) => `${name} removed`,
  removeFailed: 'The contact could not be removed.',
  networks: {
    solana: 'Solana',
    evm: 'EVM',
    hedera: 'Hedera',
  } satisfies Record<ContactNetwork, string>,
}

export const contactDialogCopy = {
  addTitle: 'Add contact',
  renameTitle: 'Rename contact',
  name: 'Name',
  namePlaceholder: 'Marta',
  network: 'Network',
  address: 'Address',
  addressHint: {
    solana: 'A Solana address',
    evm: 'Starts with 0x. The same on Ethereum and BSC',
    hedera: 'An account ID such as 0.0.1234, or an address that starts with 0x',
  } satisfies Record<ContactNetwork, string>,
  cancel: 'Cancel',
  save: 'Save contact',
  saving: 'Saving…',
  rename: 'Rename',
  saveFailed: 'The contact could not be saved.',
  added: (name: string) => `${name} added to contacts`,
  renamed: (name: string) => `Renamed to ${name}`,
}
