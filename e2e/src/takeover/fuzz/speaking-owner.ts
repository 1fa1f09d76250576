import { approvalOf } from '@windhover/core/authority/approve-intent'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import type { StatementOf } from '@windhover/core/authority/statements'
import { type CodeKey, makeCodeKey, makePasskey, type OwnerKey } from '@windhover/testkit/owner-keys'
import { transferOf } from '@windhover/testkit/sign-requests'
import type { SoftwarePasskey } from '@windhover/testkit/software-passkey'
import { grantOf, makeTestDevice, rootOf, saidNow } from '@windhover/testkit/test-device'
import { madeEvmAddress } from '../../chaos/made-addresses.ts'
import { DAI, USDC } from '../attacks/order.ts'
import type { WalletOwner } from '../world/open-wallet-owner.ts'

/** Somebody in whose name is spoken, and what forgers have of them. */
export type SpeakingOwner = {
  readonly owner: string
  readonly vaultId: string
  readonly root: OwnerKey
  readonly device: OwnerKey
  /** Where the root is one: what its owner can be brought to sign on other pages. */
  readonly passkey?: SoftwarePasskey
  readonly wallet?: WalletOwner['wallet']
}

/** The kinds by which somebody gets or loses power. */
export const FORGED_KINDS = [
  'grant',
  'root',
  'revocation',
  'recovery-codes',
  'recovery',
  'policy',
  'envelope',
] as const
export type ForgedKind = (typeof FORGED_KINDS)[number]
export type Forgeable = StatementOf<ForgedKind>

/** What the owner has said in a browser and nobody has told the signer yet. */
export type Unsaid = {
  readonly by: SpeakingOwner
  readonly ofKind: Readonly<Record<ForgedKind, SignedStatement>>
  /** A sign-in, which names no owner, an approval of a device and one of the owner. */
  readonly others: readonly SignedStatement[]
}

/** Harmless ones, one of every kind. */
export async function sayUnheard(
  by: SpeakingOwner,
  { friend, code }: { readonly friend: string; readonly code: CodeKey },
): Promise<Unsaid> {
  const { owner, vaultId, root, device } = by
  const browser = makeTestDevice()
  const to = madeEvmAddress(friend)
  const intent = transferOf({ vaultId, chain: 'ethereum', to, amountRaw: '1' })
  const approval = approvalOf(intent, Date.now())
  return {
    by,
    ofKind: {
      grant: await root.say(grantOf({ owner, key: browser.key, perTransactionUsd: 1, perDayUsd: 1 })),
      root: await root.say(rootOf({ owner, key: makePasskey().key })),
      revocation: await root.say({ ...saidNow(), kind: 'revocation', owner, target: device.id }),
      'recovery-codes': await root.say(codesOf(owner, [makeCodeKey().id])),
      recovery: await code.say({ ...saidNow(), kind: 'recovery', owner, key: browser.key, name: 'New' }),
      policy: await root.say(policyOf(vaultId, 1_000_000)),
      envelope: await device.say(envelopeOf(vaultId)),
    },
    others: [
      await root.say(grantOf({ owner: null, key: browser.key })),
      await device.say(approval),
      await root.say({ ...approval, kind: 'root-approval' }, { intent }),
    ],
  }
}

export const codesOf = (owner: string, hashes: string[]): StatementOf<'recovery-codes'> => ({
  ...{ ...saidNow(), kind: 'recovery-codes', owner, hashes },
})

/** Looser than anything that holds, or it would need no owner. */
export const policyOf = (vaultId: string, perTransactionUsd: number): StatementOf<'policy'> => ({
  ...{ ...saidNow(), kind: 'policy', vaultId, perTransactionCents: perTransactionUsd * 100 },
  ...{ rolling24hCents: null, newRecipientDelayHours: null, isPaused: null },
})

const HOUR_MS = 60 * 60_000

export const envelopeOf = (
  vaultId: string,
  terms: Partial<StatementOf<'envelope'>> = {},
): StatementOf<'envelope'> => ({
  ...{ ...saidNow(), kind: 'envelope', vaultId, chain: 'ethereum', sellToken: USDC, buyToken: DAI },
  ...{
    totalSellRaw: '7000',
    worstPrice: { sellRaw: '700', buyRaw: '900' },
    executionsMax: 10,
    feeMaxRaw: '0',
  },
  expiresAt: Date.now() + HOUR_MS,
  ...terms,
})
