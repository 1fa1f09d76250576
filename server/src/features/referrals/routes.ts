import { referralRoutes } from '@windhover/core/referrals/contract'
import { referralErrors } from '@windhover/core/referrals/errors'
import { isReferralValid } from '@windhover/core/referrals/read-referral'
import { bindRoute, type RouteBinding } from '../../platform/http/route-binding.ts'
import { findOwnVault } from '../vaults/index.ts'
import type { ReferralParts } from './parts.ts'
import { findCodeOwner, findOrMakeCode, keepReferral } from './referral-store.ts'

export function referralBindings({ db, clock }: ReferralParts): readonly RouteBinding[] {
  const own = async (userId: string, vaultId: string) => {
    await findOwnVault(db, { userId, vaultId })
    return { userId, vaultId: BigInt(vaultId) }
  }
  return [
    bindRoute(referralRoutes.getReferral, async ({ session, query }) => {
      const owner = await own(session.userId, query.vaultId)
      return { referralCode: await findOrMakeCode(db, { ...owner, at: clock.now() }) }
    }),
    bindRoute(referralRoutes.handInReferral, async ({ session, body }) => {
      const comer = await own(session.userId, body.vaultId)
      const now = clock.now()
      // A browser's clock may run ahead of ours; it has saved nothing later than now.
      const savedAt = new Date(Math.min(Date.parse(body.savedAt), now.getTime()))
      if (!isReferralValid(savedAt.getTime(), now.getTime())) throw referralErrors.expired()
      const by = await findCodeOwner(db, body.referralCode)
      if (by === null) throw referralErrors.unknown()
      // G10: nobody brings themselves. The browser is told the same, and forgets the code.
      if (by.userId !== session.userId)
        await keepReferral(db, { ...comer, byVaultId: by.vaultId, savedAt, handedInAt: now })
      return { success: true as const }
    }),
  ]
}
