const EVM = /^0x[0-9a-fA-F]{40}$/
const HEDERA = /^0\.0\.\d{1,18}$/
const SOLANA = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/
const BITCOIN = /^(?:bc1[02-9ac-hj-np-z]{11,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/

/** Shapes only: whether the address is one of its chain is for the tool to say. */
export type AddressShape = 'evm' | 'hedera' | 'solana' | 'bitcoin'

export function readAddress(text: string): AddressShape | null {
  if (EVM.test(text)) return 'evm'
  if (HEDERA.test(text)) return 'hedera'
  if (text.startsWith('bc1') && BITCOIN.test(text)) return 'bitcoin'
  if (SOLANA.test(text)) return 'solana'
  return BITCOIN.test(text) ? 'bitcoin' : null
}
