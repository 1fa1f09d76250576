import { generateKeyPairSync, sign } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import { accountRoutes } from '@windhover/core/accounts/contract'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Browser } from './browser.ts'

export type SoftwareWallet = {
  readonly chain: 'ethereum' | 'solana'
  readonly address: string
  readonly sign: (message: string) => Promise<string>
}

export function createEthereumWallet(): SoftwareWallet {
  const account = privateKeyToAccount(generatePrivateKey())
  return { chain: 'ethereum', address: account.address, sign: (message) => account.signMessage({ message }) }
}

export function createSolanaWallet(): SoftwareWallet {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const base58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
  return {
    chain: 'solana',
    address: base58(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')),
    sign: async (message) => base58(sign(null, Buffer.from(message), privateKey)),
  }
}

/** The two calls of a wallet sign-in; `twist` changes what is sent, after the wallet has signed what it was shown. */
export async function signInWithWallet(
  browser: Browser,
  wallet: SoftwareWallet,
  twist: { rewrite?: (message: string) => string; signer?: SoftwareWallet; address?: string } = {},
) {
  const { chain, address } = wallet
  const start = await browser.send(accountRoutes.startWalletSignIn, { body: { chain, address } })
  if (start.status !== 200) throw new Error(`no message: ${JSON.stringify(start.body)}`)
  const message = twist.rewrite?.(start.body.message) ?? start.body.message
  const signature = await (twist.signer ?? wallet).sign(message)
  return await browser.send(accountRoutes.signInWithWallet, {
    body: { chain, address: twist.address ?? address, message, signature },
  })
}
