export const peopleCopy = {
  placeholder: (network: string) => `Name or ${network} address`,
  contacts: (network: string) => `Contacts on ${network}`,
  recent: 'Paid before',
  elsewhere: 'On other networks',
  elsewhereAddress: { solana: 'Solana address', evm: 'EVM address', hedera: 'Hedera account' },
  neverPaid: 'Never paid',
  paid: (times: number) => (times === 1 ? 'Paid once' : `Paid ${times} times`),
  change: 'Change',
  changeLabel: 'Change recipient',
  chosen: 'Recipient',
}

export const saveContactCopy = {
  label: 'Save as contact (optional)',
  placeholder: 'Name',
  save: 'Save',
  saving: 'Saving…',
  saved: (name: string) => `${name} is now in your contacts`,
  failed: 'The contact could not be saved.',
}

export const testTransferCopy = (amount: string, symbol: string) => `Try ${amount} ${symbol} first`
