/** Every sentence of the vault screens. */
export const vaultCopy = {
  name: (vaultId: string) => `Vault #${vaultId}`,
  none: 'No vault yet',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  copyToast: 'Address copied',
  copyLabel: (network: string) => `Copy ${network} address`,
}

export const networkCopy = {
  solana: 'Solana',
  evm: 'EVM',
  evmNetworks: 'Ethereum, BSC',
  hedera: 'Hedera',
  hederaPending: 'Account id is created on first use',
}

export const switcherCopy = {
  label: (name: string) => `${name}, switch vault`,
  heading: 'Your vaults',
  newVault: 'New vault',
  making: 'Making a vault…',
  made: (name: string) => `${name} is ready`,
  makeFailed: 'The vault could not be made.',
  addresses: 'Copy addresses',
  depositTitle: (name: string) => `Deposit to ${name}`,
  depositHint: 'Send assets only on the network shown.',
}

export const readyCopy = {
  makingTitle: 'Making your vault…',
  makingBody: 'Its keys are made in a separate signer. This takes a few seconds.',
  makingLong: 'This takes longer than usual. You can leave this page: the vault is made either way.',
  makingFailed: 'Your vault is being made, but this page could not check on it.',
  readyTitle: 'Your first vault is ready',
  readyBody: (name: string) => `${name} has one address per network. Send assets only on the network shown.`,
  onePasskey: { before: 'One passkey so far. ', link: 'Add a second device', after: ' to stay safe.' },
  noPasskey: { before: 'You sign in with a wallet. ', link: 'Add a passkey', after: ' as a second way in.' },
  open: 'Open workspace',
  recovery: 'Save recovery codes',
  recoverySaved: 'Recovery codes saved',
}

export const setupCopy = {
  heading: 'Set up',
  addresses: { title: 'Copy your deposit addresses', hint: 'One per network, to fund this vault' },
  secondPasskey: { title: 'Add a second passkey', hint: 'A way in when the first device is lost' },
  firstPasskey: { title: 'Add a passkey', hint: 'A second way in besides your wallet' },
  keep: { title: 'Keep this account', hint: 'Add a passkey, or signing out loses it' },
  recovery: { title: 'Save recovery codes', hint: 'Ten codes, each works once' },
  guestRecovery: { title: 'Save recovery codes', hint: 'Add a passkey first' },
  another: { title: 'Make another vault', hint: 'Keep strategies and funds apart' },
  done: 'Done',
}
