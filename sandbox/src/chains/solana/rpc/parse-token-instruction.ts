import { getAddressDecoder } from '@solana/kit'
import { uiAmount } from './ui-amount.ts'

export type InstructionShape = {
  readonly type: string
  /** What the accounts are called, in order. */
  readonly accounts: readonly string[]
  readonly fields?: (data: Buffer) => Readonly<Record<string, unknown>>
}

const amount = (data: Buffer) => ({ amount: data.readBigUInt64LE(1).toString() })
const tokenAmount = (data: Buffer) => ({ tokenAmount: uiAmount(data.readBigUInt64LE(1), data.readUInt8(9)) })
const ownerField = (data: Buffer) => ({ owner: getAddressDecoder().decode(data, 1) })
const newMint = (data: Buffer) => ({
  decimals: data.readUInt8(1),
  mintAuthority: getAddressDecoder().decode(data, 2),
  ...(data[34] === 1 ? { freezeAuthority: getAddressDecoder().decode(data, 35) } : {}),
})
const AUTHORITY_TYPES = ['mintTokens', 'freezeAccount', 'accountOwner', 'closeAccount'] as const
const newAuthority = (data: Buffer) => ({
  authorityType: AUTHORITY_TYPES[data.readUInt8(1)] ?? 'accountOwner',
  newAuthority: data[2] === 1 ? getAddressDecoder().decode(data, 3) : null,
})

/** By the first byte of the data; both token programs share these. */
export const TOKEN_INSTRUCTIONS: Readonly<Record<number, InstructionShape>> = {
  0: { type: 'initializeMint', accounts: ['mint', 'rentSysvar'], fields: newMint },
  1: { type: 'initializeAccount', accounts: ['account', 'mint', 'owner', 'rentSysvar'] },
  3: { type: 'transfer', accounts: ['source', 'destination', 'authority'], fields: amount },
  4: { type: 'approve', accounts: ['source', 'delegate', 'owner'], fields: amount },
  5: { type: 'revoke', accounts: ['source', 'owner'] },
  6: { type: 'setAuthority', accounts: ['account', 'authority'], fields: newAuthority },
  7: { type: 'mintTo', accounts: ['mint', 'account', 'mintAuthority'], fields: amount },
  8: { type: 'burn', accounts: ['account', 'mint', 'authority'], fields: amount },
  9: { type: 'closeAccount', accounts: ['account', 'destination', 'owner'] },
  10: { type: 'freezeAccount', accounts: ['account', 'mint', 'freezeAuthority'] },
  11: { type: 'thawAccount', accounts: ['account', 'mint', 'freezeAuthority'] },
  12: {
    type: 'transferChecked',
    accounts: ['source', 'mint', 'destination', 'authority'],
    fields: tokenAmount,
  },
  13: { type: 'approveChecked', accounts: ['source', 'mint', 'delegate', 'owner'], fields: tokenAmount },
  14: { type: 'mintToChecked', accounts: ['mint', 'account', 'mintAuthority'], fields: tokenAmount },
  15: { type: 'burnChecked', accounts: ['account', 'mint', 'authority'], fields: tokenAmount },
  16: { type: 'initializeAccount2', accounts: ['account', 'mint', 'rentSysvar'], fields: ownerField },
  17: { type: 'syncNative', accounts: ['account'] },
  18: { type: 'initializeAccount3', accounts: ['account', 'mint'], fields: ownerField },
  20: { type: 'initializeMint2', accounts: ['mint'], fields: newMint },
  21: { type: 'getAccountDataSize', accounts: ['mint'] },
  22: { type: 'initializeImmutableOwner', accounts: ['account'] },
}

/** The transfer-fee extension keeps its own instructions behind byte 26; the second byte tells which. */
export const TRANSFER_FEE_BYTE = 26
export const TRANSFER_FEE_INSTRUCTIONS: Readonly<Record<number, InstructionShape>> = {
  1: {
    type: 'transferCheckedWithFee',
    accounts: ['source', 'mint', 'destination', 'authority'],
    fields: (data) => ({
      tokenAmount: uiAmount(data.readBigUInt64LE(2), data.readUInt8(10)),
      feeAmount: uiAmount(data.readBigUInt64LE(11), data.readUInt8(10)),
    }),
  },
}

const ATA_ACCOUNTS = ['source', 'account', 'wallet', 'mint', 'systemProgram', 'tokenProgram'] as const

export const ASSOCIATED_INSTRUCTIONS: Readonly<Record<number, InstructionShape>> = {
  0: { type: 'create', accounts: ATA_ACCOUNTS },
  1: { type: 'createIdempotent', accounts: ATA_ACCOUNTS },
}
