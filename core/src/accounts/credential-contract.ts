import { z } from 'zod'
import { sha256Hex } from '../authority/sha256-hex.ts'
import { defineRoute } from '../contract/route.ts'
import { PASSKEY_NAME_MAX_LENGTH, RECOVERY_CODE_COUNT } from './constants.ts'
import { done, idParam, walletChain } from './contract.ts'

const passkeyView = z.object({
  id: z.string(),
  /** The key among those of its owner, as the signer knows it. */
  keyId: sha256Hex,
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** True when the authenticator says the passkey is synced between devices. */
  synced: z.boolean(),
})
export type PasskeyView = z.infer<typeof passkeyView>

/** What an account signs in with. Apart from the rest, because a page needs none of it to open. */
export const credentialRoutes = {
  listPasskeys: defineRoute({
    method: 'GET',
    path: '/api/account/passkeys',
    summary: 'Passkeys of the account',
    access: 'session',
    rate: 'read',
    response: z.array(passkeyView),
  }),
  renamePasskey: defineRoute({
    method: 'PATCH',
    path: '/api/account/passkeys/:id',
    summary: 'Rename a passkey',
    access: 'session',
    rate: 'write',
    params: idParam,
    body: z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_MAX_LENGTH) }),
    response: passkeyView,
  }),
  removePasskey: defineRoute({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    summary: 'Remove a passkey; never the last way to sign in',
    access: 'step-up',
    rate: 'write',
    params: idParam,
    response: done,
  }),
  removeWallet: defineRoute({
    method: 'DELETE',
    path: '/api/account/wallets/:chain/:address',
    summary: 'Remove a sign-in wallet; never the last way to sign in',
    access: 'step-up',
    rate: 'write',
    params: z.object({ chain: walletChain, address: z.string().min(32).max(64) }),
    response: done,
  }),
  makeRecoveryCodes: defineRoute({
    method: 'POST',
    path: '/api/account/recovery-codes',
    summary: 'Keep new recovery codes, made in the browser; older ones stop working',
    access: 'step-up',
    rate: 'write',
    /** Of what each code shows at sign-in. The codes themselves never come here. */
    body: z.object({
      signInHashes: z
        .array(sha256Hex)
        .length(RECOVERY_CODE_COUNT)
        .refine((hashes) => new Set(hashes).size === hashes.length, 'each code is another one'),
    }),
    response: done,
  }),
}
