/** What the first page shows of vaults; what is opened later has its words in files of its own. */
export const switcherCopy = {
  none: 'No vault yet',
  label: (name: string) => `${name}, switch vault`,
  heading: 'Your vaults',
  newVault: 'New vault',
  making: 'Creating a vault…',
  made: (name: string) => `${name} is ready`,
  makeFailed: 'The vault could not be created.',
  addresses: 'Copy addresses',
  rename: 'Rename vault',
}

export const setupCopy = {
  heading: 'Finish setting up',
  keep: { title: 'Keep this account', hint: 'Add a passkey, or signing out loses it' },
  passkey: { title: 'Add a passkey', hint: 'A second way in besides your wallet' },
  'second-passkey': { title: 'Add a second passkey', hint: 'A way in when the first device is lost' },
  'recovery-codes': { title: 'Save recovery codes', hint: 'Ten codes, each works once' },
  addresses: { title: 'Deposit addresses', hint: 'One per network, to fund this vault' },
  dismiss: 'Dismiss setup',
}
