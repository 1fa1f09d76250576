import { generateKeyPairSync, sign } from 'node:crypto'
import { getBase58Decoder } from '@solana/kit'
import { signInRoutes } from '@windhover/core/accounts/sign-in-contract'
import { keyId, type Wallet } from '@windhover/core/authority/keys'
import { walletText } from '@windhover/core/authority/wallet-text'
import type { RouteResponse } from '@windhover/core/contract/route'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import type { Browser } from './browser.ts'
import type { OwnerKey } from './owner-keys.ts'
import { grantOf, makeTestDevice, type TestDevice } from './test-device.ts'

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

/** The wallet as a key of an owner, on a page of this origin. */
export function walletAsOwner(wallet: SoftwareWallet, origin: string): OwnerKey<Wallet> {
  const { chain, address } = wallet
  const key: Wallet = {
    ...{ type: 'wallet', chain, origin },
    address: chain === 'ethereum' ? address.toLowerCase() : address,
  }
  return {
    key,
    id: keyId(key),
    say: async (statement, { world = 'practice', intent } = {}) => {
      const about = intent === undefined ? {} : { intent }
      const signature = await wallet.sign(walletText({ world, wallet: key, statement, ...about }))
      return { statement, keyId: keyId(key), proof: { by: 'wallet', signature } }
    },
  }
}

type Asked = RouteResponse<typeof signInRoutes.startWalletSignIn>

/** What a wallet signs for who it is to us: a grant for the device, or that it takes over from the device. */
export async function sayWalletSignIn(
  wallet: SoftwareWallet,
  { asked, origin, device }: { asked: Asked; origin: string; device: TestDevice },
) {
  const owner = walletAsOwner(wallet, origin)
  const { nonce } = asked
  const said =
    asked.owner === null
      ? { enrolment: (await device.enrol({ key: owner.key, nonce })).enrolment }
      : { grant: grantOf({ owner: asked.owner, key: device.key, nonce }) }
  const statement = said.grant ?? said.enrolment?.at(-1)?.statement
  if (statement === undefined) throw new Error('nothing to sign')
  const { proof } = await owner.say(statement)
  if (proof.by !== 'wallet') throw new Error('no signature of a wallet')
  return {
    said: said as
      | { grant: NonNullable<typeof said.grant> }
      | { enrolment: NonNullable<typeof said.enrolment> },
    signature: proof.signature,
  }
}

/** The two calls of a wallet sign-in; `twist` changes what is sent. */
export async function signInWithWallet(
  browser: Browser,
  wallet: SoftwareWallet,
  twist: { origin?: string; signer?: SoftwareWallet; address?: string; device?: TestDevice } = {},
) {
  const { chain, address } = wallet
  const start = await browser.send(signInRoutes.startWalletSignIn, { body: { chain, address } })
  if (start.status !== 200) throw new Error(`no nonce: ${JSON.stringify(start.body)}`)
  const { origin = 'http://localhost:4700', device = makeTestDevice() } = twist
  const signed = { ...wallet, sign: (twist.signer ?? wallet).sign }
  const { said, signature } = await sayWalletSignIn(signed, { asked: start.body, origin, device })
  return await browser.send(signInRoutes.signInWithWallet, {
    body: { chain, address: twist.address ?? address, signature, said },
  })
}
