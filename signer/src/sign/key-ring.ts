import { createPrivateKey, type KeyObject, sign as signEd25519 } from 'node:crypto'
import { secp256k1 as curve } from '@noble/curves/secp256k1'
import { signerErrors } from '@windhover/core/signing/errors'
import type { SealedKey } from '../envelope/sealed-key.ts'
import { withOpenedKey } from '../envelope/with-opened-key.ts'
import { forgetSoon } from '../keys/forget-soon.ts'
import { KEY_FAMILIES } from '../keys/key-families.ts'
import type { KeyFamily } from '../keys/key-family.ts'
import type { Signature } from '../match/signing-plan.ts'
import type { VaultKeyStore } from '../store/vault-key-store.ts'
import type { RootKeys } from '../wrappers/root-keys.ts'

/** Opening a key costs two calls to the token and an import; signing with an open one a fraction of it. */
const KEPT_MAX = 1_000
const KEPT_MS = 30_000

/** An opened key. Not to be held across a wait: ask the ring again. */
export type OpenKey = {
  /** As plans name the owner: hex of an ed25519 key, lower-case address of the other. */
  readonly owner: string
  /** Of 32 bytes for secp256k1, of the message itself for ed25519. */
  readonly sign: (bytes: Uint8Array) => Signature
}

type Kept = { readonly key: Promise<OpenKey & { wipe(): void }>; readonly openedAtMs: number }

export type KeyRing = {
  open(vaultId: string, family: KeyFamily): Promise<OpenKey>
  close(): void
}

/** Few keys for a short time: what is not in use is closed and wiped. */
export function createKeyRing(parts: { store: VaultKeyStore; rootKeys: RootKeys }): KeyRing {
  const kept = new Map<string, Kept>()

  function drop(name: string): void {
    const found = kept.get(name)
    kept.delete(name)
    void found?.key.then((key) => key.wipe()).catch(() => {})
  }

  function dropOld(nowMs: number): void {
    for (const [name, { openedAtMs }] of kept) {
      if (nowMs - openedAtMs < KEPT_MS && kept.size <= KEPT_MAX) break
      drop(name)
    }
  }

  const sweep = setInterval(() => dropOld(performance.now()), KEPT_MS / 3).unref()

  return {
    open: (vaultId, family) => {
      const nowMs = performance.now()
      dropOld(nowMs)
      const name = `${vaultId} ${family}`
      const found = kept.get(name)
      if (found !== undefined) return found.key
      const key = openKey(parts, vaultId, family)
      kept.set(name, { key, openedAtMs: nowMs })
      // A failed opening is nobody's answer a second time.
      key.catch(() => kept.delete(name))
      return key
    },
    close: () => {
      clearInterval(sweep)
      for (const name of [...kept.keys()]) drop(name)
    },
  }
}

async function openKey(
  parts: { store: VaultKeyStore; rootKeys: RootKeys },
  vaultId: string,
  family: KeyFamily,
) {
  const sealed = (await parts.store.find(vaultId)).find((key) => key.family === family)
  if (sealed === undefined) throw signerErrors.noKeys({ context: { vaultId } })
  return await withOpenedKey({ sealed, wrapper: parts.rootKeys.opening(sealed) }, (privateKey) =>
    family === 'ed25519' ? openEd25519(sealed, privateKey) : openSecp256k1(sealed, privateKey),
  )
}

function openEd25519(sealed: SealedKey, privateKey: Buffer) {
  let key: KeyObject | undefined = createPrivateKey({
    key: privateKey,
    format: 'raw-private',
    asymmetricKeyType: 'ed25519',
  })
  return {
    owner: sealed.publicKey.toString('hex'),
    sign: (message: Uint8Array): Signature => {
      if (key === undefined) throw new Error('this key was closed')
      return { bytes: signEd25519(null, message, key), recovery: 0 }
    },
    wipe: () => {
      key = undefined
      forgetSoon()
    },
  }
}

/** In JavaScript and not by OpenSSL: only signatures after RFC 6979 are the same each time. */
function openSecp256k1(sealed: SealedKey, privateKey: Buffer) {
  const copy = Buffer.alloc(privateKey.length)
  privateKey.copy(copy)
  let isWiped = false
  return {
    owner: KEY_FAMILIES.secp256k1.addressOf(sealed.publicKey).toLowerCase(),
    sign: (hash: Uint8Array): Signature => {
      if (isWiped) throw new Error('this key was closed')
      const signature = curve.sign(hash, copy, { lowS: true })
      return { bytes: signature.toCompactRawBytes(), recovery: signature.recovery }
    },
    wipe: () => {
      isWiped = true
      copy.fill(0)
    },
  }
}
