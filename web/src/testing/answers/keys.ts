import { accountRoutes } from '@windhover/core/accounts/contract'
import { credentialRoutes, type PasskeyView } from '@windhover/core/accounts/credential-contract'
import { accountErrors } from '@windhover/core/accounts/errors'
import type { OwnerView } from '@windhover/core/authority/contract'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import type { StatementOf } from '@windhover/core/authority/statements'
import { safetyRoutes } from '@windhover/core/safety/contract'
import { thisDevice } from '../../lib/authority/device.ts'
import { devicePowers } from '../../lib/authority/powers.ts'
import type { Call, StubServer } from '../stub-server.ts'
import { OWNER_ID, PASSKEY_KEY_ID } from './owner.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Root = OwnerView['roots'][number]
type Grant = OwnerView['grants'][number]

export const SECOND_KEY_ID = 'c'.repeat(64)
const WALLET_KEY_ID = 'd'.repeat(64)
export const WAITING_KEY_ID = 'e'.repeat(64)
const WALLET_ADDRESS = `0x${'9fa3c27b1e'.repeat(4)}`

const passkeyOf = (credentialId: string): Root['key'] => {
  const { origin, hostname: rpId } = location
  return { type: 'passkey', credentialId, publicKey: 'AAAA', rpId, origin }
}

export function rootOf(change: Partial<Root> & Pick<Root, 'keyId' | 'key' | 'name'>): Root {
  const acceptedAt = change.acceptedAt ?? Date.now() - 20 * DAY_MS
  return { acceptedAt, livesFrom: acceptedAt, usedAt: null, ...change }
}

export function grantOf(
  change: Partial<Omit<Grant, 'powers'>> & { keyId: string; powers?: Partial<Grant['powers']> },
): Grant {
  const { powers, ...rest } = change
  return {
    hash: change.keyId,
    key: { type: 'device', publicKey: 'A'.repeat(87) },
    name: 'Safari on iPhone',
    acceptedAt: Date.now() - 28 * DAY_MS,
    usedAt: null,
    rootId: PASSKEY_KEY_ID,
    spent24hUsd: 0,
    ...rest,
    powers: { ...devicePowers(Date.now()), ...powers },
  }
}

/** Two passkeys, a wallet, codes; this browser, a phone whose time runs out, a program near its cap. */
export async function manyKeys(vaultId: string): Promise<OwnerView> {
  const now = Date.now()
  const device = await thisDevice()
  const wallet = {
    type: 'wallet' as const,
    chain: 'ethereum' as const,
    origin: location.origin,
    address: WALLET_ADDRESS,
  }
  return {
    ownerId: OWNER_ID,
    roots: [
      rootOf({
        keyId: PASSKEY_KEY_ID,
        key: passkeyOf('passkey'),
        name: 'MacBook',
        usedAt: now - 4.5 * HOUR_MS,
      }),
      rootOf({ keyId: SECOND_KEY_ID, key: passkeyOf('second'), name: 'YubiKey 5C' }),
      rootOf({ keyId: WALLET_KEY_ID, key: wallet, name: 'Phantom', usedAt: now - 2.5 * HOUR_MS }),
    ],
    grants: [
      grantOf({
        ...{ keyId: device.id, key: device.key, name: 'Chrome on Mac', spent24hUsd: 421.05 },
        powers: { perTransactionUsd: 750, perDayUsd: 2_000, expiresAt: now + 25 * DAY_MS },
        usedAt: now - 1.5 * HOUR_MS,
      }),
      grantOf({
        keyId: '1'.repeat(64),
        rootId: SECOND_KEY_ID,
        powers: { scopes: ['trade'], expiresAt: now + 2 * DAY_MS + HOUR_MS },
      }),
      grantOf({
        ...{ keyId: '2'.repeat(64), name: 'rebalancer', spent24hUsd: 172.4, usedAt: now - 3.5 * HOUR_MS },
        key: { type: 'api-key', hash: '3'.repeat(64) },
        powers: { scopes: ['trade'], vaults: [vaultId], perTransactionUsd: 50, perDayUsd: 200 },
      }),
    ],
    codesLeft: 7,
    codeUsedAt: null,
    vaults: [],
  }
}

/** A recovery that takes effect in a little over 61 hours. */
export function waitingKey(): Root {
  const livesFrom = Date.now() + 61 * HOUR_MS + 22 * 60_000 + 8_500
  const key = passkeyOf('waiting')
  return {
    ...rootOf({ keyId: WAITING_KEY_ID, key, name: 'New', acceptedAt: livesFrom - 72 * HOUR_MS }),
    livesFrom,
  }
}

const passkeyView = (change: Partial<PasskeyView> & { keyId: string }): PasskeyView => ({
  id: `id-of-${change.keyId.slice(0, 4)}`,
  name: 'MacBook passkey',
  createdAt: new Date().toISOString(),
  synced: true,
  ...change,
})

export type KeysWorld = {
  readonly said: Call[]
  readonly view: () => OwnerView
}

/** An account with a passkey for each of the keys, and a signer that hears revocations and grants. */
export function answerKeys(server: StubServer, vaultId: string, start: OwnerView): KeysWorld {
  let owner = start
  const account = { ...server.recorded(accountRoutes.getAccount), userId: `user-${vaultId}` }
  const hasDeviceRoot = owner.roots.some(({ key }) => key.type === 'device')
  const signIns = owner.roots.filter(({ key }) => key.type === 'passkey')
  let passkeys = signIns.map(({ keyId, name }) =>
    passkeyView({ keyId, name, synced: keyId === PASSKEY_KEY_ID }),
  )
  const wallets = owner.roots.flatMap(({ key }) =>
    key.type === 'wallet' ? [{ chain: key.chain, address: key.address }] : [],
  )
  server.answer(accountRoutes.getAccount, () => {
    return { ...account, guest: hasDeviceRoot, passkeyCount: passkeys.length, wallets }
  })
  server.answer(credentialRoutes.listPasskeys, () => passkeys)
  server.answer(credentialRoutes.removePasskey, ({ params }) => {
    if (passkeys.length + wallets.length <= 1) return refused()
    passkeys = passkeys.filter(({ id }) => id !== params.id)
    return { done: true as const }
  })
  server.answer(credentialRoutes.removeWallet, { done: true })
  server.answer(ownerRoutes.getOwner, () => owner)
  server.answer(safetyRoutes.getSafety, { ...server.recorded(safetyRoutes.getSafety), vaultId })
  const said = server.answer(ownerRoutes.sayStatement, ({ body }) => {
    const { statement } = body.signed
    if (statement.kind === 'revocation') owner = without(owner, statement.target)
    if (statement.kind === 'grant') owner = { ...owner, grants: [...owner.grants, lentBy(statement)] }
    return { hash: 'f'.repeat(64), ownerId: owner.ownerId }
  })
  return { said, view: () => owner }
}

function without(owner: OwnerView, target: string): OwnerView {
  return {
    ...owner,
    roots: owner.roots.filter(({ keyId }) => keyId !== target),
    grants: owner.grants.filter(({ keyId, rootId }) => keyId !== target && rootId !== target),
  }
}

function lentBy(said: StatementOf<'grant'>): Grant {
  const { key, name, vaults, scopes, perTransactionUsd, perDayUsd, knownRecipientsOnly, expiresAt } = said
  const powers = { vaults, scopes, perTransactionUsd, perDayUsd, knownRecipientsOnly, expiresAt }
  const keyId = key.type === 'api-key' ? '2'.repeat(64) : '4'.repeat(64)
  return grantOf({ keyId, hash: said.nonce.repeat(2), key, name, powers, acceptedAt: said.at })
}

function refused(): Response {
  const { status, code, message } = accountErrors.lastCredential()
  return Response.json({ error: message, code, retryable: false, requestId: 'request-1' }, { status })
}
