import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { vaultId } from '../vaults/contract.ts'
import { REFERRAL_CODE_PATTERN } from './constants.ts'

const referralCode = z.string().regex(REFERRAL_CODE_PATTERN)

export const referralRoutes = {
  getReferral: defineRoute({
    method: 'GET',
    path: '/api/user/referral',
    summary: 'The referral code of a vault; made when it is first asked for',
    access: 'session',
    rate: 'read',
    query: z.object({ vaultId }),
    response: z.object({ referralCode }),
  }),
  handInReferral: defineRoute({
    method: 'POST',
    path: '/api/user/referral',
    summary: 'The code of the link that brought this account here; the first one counts, its own never',
    access: 'session',
    rate: 'write',
    body: z.object({ vaultId, referralCode, savedAt: z.iso.datetime() }),
    response: z.object({ success: z.literal(true) }),
  }),
}
