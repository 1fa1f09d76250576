import {
  address,
  getBase58Encoder,
  getPublicKeyFromAddress,
  isAddress,
  isSignature,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import type { WalletMessageFields, WalletProof } from './wallet-proof.ts'

const writeMessage = (fields: WalletMessageFields): string =>
  [
    `${fields.domain} wants you to sign in with your Solana account:`,
    fields.address,
    '',
    fields.statement,
    '',
    `URI: ${fields.uri}`,
    'Version: 1',
    'Chain ID: mainnet',
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt.toISOString()}`,
    `Expiration Time: ${fields.expiresAt.toISOString()}`,
  ].join('\n')

/** Sign-In with Solana: the text of the Wallet Standard's sign-in feature, signed as a plain message. */
export const solanaProof: WalletProof = {
  normaliseAddress: (text) => (isAddress(text) ? text : null),

  writeMessage,

  isSigned,

  verify: async ({ message, signature, fields, now }) => {
    // The fields are the ones we chose, so the text they make is the only one that may have been signed.
    if (message !== writeMessage(fields) || fields.issuedAt > now || fields.expiresAt <= now) return false
    return await isSigned({ text: message, signature, address: fields.address })
  },
}

async function isSigned(call: Parameters<WalletProof['isSigned']>[0]): Promise<boolean> {
  if (!isSignature(call.signature)) return false
  try {
    const publicKey = await getPublicKeyFromAddress(address(call.address))
    const bytes = signatureBytes(new Uint8Array(getBase58Encoder().encode(call.signature)))
    return await verifySignature(publicKey, bytes, new TextEncoder().encode(call.text))
  } catch {
    return false
  }
}
