import { REFERRAL_CODE_KEY, REFERRAL_TIMESTAMP_KEY } from '@windhover/core/referrals/constants'
import { readReferralCode } from '@windhover/core/referrals/read-referral'
import { readSearchParam, writeSearchParams } from '../../lib/search-params.ts'
import { writeStored } from '../../lib/storage.ts'

/** A link's referral code is kept with its time until the account hands it in; the address is tidied. */
export function captureReferral(nowMs: number = Date.now()): void {
  const link = { ref: readSearchParam('ref'), referral: readSearchParam('referral') }
  if (link.ref === null && link.referral === null) return
  const code = readReferralCode(link)
  if (code !== null) {
    writeStored(REFERRAL_CODE_KEY, code)
    writeStored(REFERRAL_TIMESTAMP_KEY, String(nowMs))
  }
  writeSearchParams({ ref: null, referral: null }, 'replace')
}
