import {
  type AttestedOwner,
  type OwnerView,
  ownerView,
  ownerViewText,
} from '@windhover/core/authority/contract'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import {
  SIGNER_KEY_PATH,
  type SignedVault,
  type VaultRecord,
  vaultRecordText,
} from '@windhover/core/authority/vault-record'
import { type VaultView, vaultRoutes } from '@windhover/core/vaults/contract'
import { keepOwner } from '../../lib/authority/known-owner.ts'
import type { StubServer } from '../stub-server.ts'
import { OWNER_ID, ownerOfGuest } from './owner.ts'

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

export type TestSigner = {
  readonly publicKey: string
  readonly sign: (record: VaultRecord) => Promise<SignedVault>
  readonly attest: (view: OwnerView, nonce: string) => Promise<AttestedOwner>
}

export async function makeSigner(): Promise<TestSigner> {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey('Ed25519', false, [
    'sign',
    'verify',
  ])) as CryptoKeyPair
  const signText = async (text: string) =>
    hex(await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(text)))
  return {
    publicKey: hex(await crypto.subtle.exportKey('raw', publicKey)),
    sign: async (record) => ({ record, signature: await signText(vaultRecordText(record)) }),
    attest: async (view, nonce) => {
      const told = { view: ownerView.parse(view), nonce, at: Date.now() }
      return { ...told, signature: await signText(ownerViewText('practice', told)) }
    },
  }
}

/** What the signer says of a vault that the api lists. */
export function recordOf(vault: VaultView, change: Partial<VaultRecord> = {}): VaultRecord {
  const { tokenId: vaultId, ethAddress: evm, publicKey: solana } = vault
  const addresses = { solana, ethereum: evm, bsc: evm, hedera: evm }
  const head = { kind: 'vault-record', version: 1, world: 'practice' } as const
  return { ...head, vaultId, ownerId: OWNER_ID, addresses, ...change }
}

/** A signer that vouches for every vault of the list, and a browser that knows their owner. */
export async function answerSigner(server: StubServer): Promise<TestSigner> {
  const signer = await makeSigner()
  keepOwner(OWNER_ID)
  server.serveFile(SIGNER_KEY_PATH, `${signer.publicKey}\n`)
  server.answer(ownerRoutes.getOwner, async () => {
    const listed = await server.fetch(vaultRoutes.listVaults.path)
    const vaults = vaultRoutes.listVaults.response.parse(await listed.json())
    return {
      ...(await ownerOfGuest()),
      vaults: await Promise.all(vaults.map((vault) => signer.sign(recordOf(vault)))),
    }
  })
  // Whatever a test has the signer say of the owner, it says under its name too.
  server.answer(ownerRoutes.attestOwner, async ({ query }) => {
    const told = await server.fetch(ownerRoutes.getOwner.path)
    return told.ok ? await signer.attest(await told.json(), query.get('nonce') ?? '') : told
  })
  return signer
}
