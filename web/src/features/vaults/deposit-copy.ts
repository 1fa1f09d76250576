export const depositCopy = {
  title: (name: string) => `Deposit to ${name}`,
  card: 'Deposit addresses',
  cardOfOne: 'Deposit address',
  hint: 'Send assets only on the network shown.',
  checking: 'Checking the addresses',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  copyToast: 'Address copied',
  copyLabel: (network: string) => `Copy ${network} address`,
  qrLabel: (network: string) => `QR code of ${network} address`,
  qrAlt: (network: string, address: string) => `QR code: ${network} address ${address}`,
}

export const networkCopy = {
  solana: 'Solana',
  evm: 'EVM',
  evmNetworks: 'Ethereum, BSC',
  hedera: 'Hedera',
  hederaPending: 'Account id is created on first use',
}
