import { MAIN_NETWORKS } from '@windhover/core/chains/networks'
import { getAddress, isAddress, isAddressEqual, isHex, recoverMessageAddress } from 'viem'
import { createSiweMessage, parseSiweMessage, validateSiweMessage } from 'viem/siwe'
import type { WalletMessageFields, WalletProof } from './wallet-proof.ts'

const CHAIN_ID = MAIN_NETWORKS.ethereum
const SIGNATURE_HEX_LENGTH = 2 + 65 * 2

/** Sign-In with Ethereum (EIP-4361). Ordinary accounts only: the signature is checked offline, no node is asked. */
export const ethereumProof: WalletProof = {
  normaliseAddress: (text) => (isAddress(text, { strict: false }) ? getAddress(text) : null),

  writeMessage: (fields) =>
    createSiweMessage({
      domain: fields.domain,
      address: getAddress(fields.address),
      statement: fields.statement,
      uri: fields.uri,
      version: '1',
      chainId: CHAIN_ID,
      nonce: fields.nonce,
      issuedAt: fields.issuedAt,
      expirationTime: fields.expiresAt,
    }),

  isSigned,

  verify: async ({ message, signature, fields, now }) =>
    saysWhatItMust({ message, fields, now }) &&
    (await isSigned({ text: message, signature, address: fields.address })),
}

async function isSigned({
  text,
  signature,
  address,
}: Parameters<WalletProof['isSigned']>[0]): Promise<boolean> {
  if (!isHex(signature) || signature.length !== SIGNATURE_HEX_LENGTH) return false
  try {
    const signer = await recoverMessageAddress({ message: text, signature })
    return isAddressEqual(signer, getAddress(address))
  } catch {
    return false
  }
}

function saysWhatItMust(call: { message: string; fields: WalletMessageFields; now: Date }): boolean {
  const { fields, now } = call
  const message = parseSiweMessage(call.message)
  return (
    validateSiweMessage({
      message,
      address: getAddress(fields.address),
      domain: fields.domain,
      nonce: fields.nonce,
      time: now,
    }) &&
    message.uri === fields.uri &&
    message.version === '1' &&
    message.chainId === CHAIN_ID &&
    message.issuedAt !== undefined &&
    message.issuedAt <= now &&
    message.expirationTime !== undefined
  )
}
